import { useEffect, useRef, useState } from 'preact/hooks';

/** Takes a file that is dropped anywhere on the page. Returns whether one hovers over it now. */
export function useDroppedFile(onFile: (file: File) => void): boolean {
  const [hovers, setHovers] = useState(false);
  const take = useRef(onFile);
  take.current = onFile;
  useEffect(() => {
    const over = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      // Otherwise the browser would open the file itself and leave the page.
      event.preventDefault();
      setHovers(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setHovers(false);
    };
    const drop = (event: DragEvent) => {
      if (!bringsFiles(event)) return;
      event.preventDefault();
      setHovers(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) take.current(file);
    };
    addEventListener('dragover', over);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', over);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, []);
  return hovers;
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false;
}
