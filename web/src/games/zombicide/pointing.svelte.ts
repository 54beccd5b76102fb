/** Which option of a list is pointed at: its odds are shown in full, else those of the best. */
export class Pointing {
  key: string | null = $state(null);
  /** Where the mouse rests: what only slides under it, since odds are longer or shorter, is not meant. */
  private rests = '';

  point = (key: string) => (event: PointerEvent) => {
    if (event.pointerType === 'touch') return; // it presses: nothing may move below it
    const here = `${event.screenX} ${event.screenY}`;
    if (here !== this.rests) this.key = key;
    this.rests = here;
  };
  focus = (key: string) => (event: FocusEvent) => {
    if ((event.target as Element).matches(':focus-visible')) this.key = key;
  };
}
