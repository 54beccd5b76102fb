/** Copies a text; tells whether the browser let us. */
export async function copyText(text: string): Promise<boolean> {
  // Pages without TLS have no clipboard.
  const written = navigator.clipboard?.writeText(text);
  return written === undefined
    ? false
    : written.then(
        () => true,
        () => false,
      );
}
