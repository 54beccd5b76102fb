export interface Squares {
  size: number;
  path: string;
}

/** The dark squares of a QR code as one path; the encoder is fetched when it is first needed. */
export async function squares(text: string): Promise<Squares> {
  const { default: encoder } = await import('qrcode-generator');
  const code = encoder(0, 'M');
  code.addData(text);
  code.make();
  const size = code.getModuleCount();
  let path = '';
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      if (code.isDark(row, column)) path += `M${column} ${row}h1v1h-1z`;
  return { size, path };
}
