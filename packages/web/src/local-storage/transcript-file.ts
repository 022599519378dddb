/** The name of a table's transcript among the person's files. */
export function transcriptFile(game: string, code: string): string {
  return `${game}-${code}.boomtown.json`;
}

/** The name of what may be saved of a table that is not finished. */
export function tableFile(game: string, code: string): string {
  return `${game}-${code}.boomtown-table.json`;
}

/** An address in this browser under which a value can be saved as a file. The person who made it lets go of it. */
export function fileAddress(value: unknown): string {
  return URL.createObjectURL(new Blob([JSON.stringify(value)], { type: 'application/json' }));
}

/** Lets the browser save a value as a file of this name. */
export function saveAsFile(value: unknown, name: string): void {
  const link = document.createElement('a');
  link.href = fileAddress(value);
  link.download = name;
  link.click();
  // Some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
