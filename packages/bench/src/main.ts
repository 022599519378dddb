import { save, tableOf } from './report/output.ts';
import { readArguments } from './section.ts';
import { SECTIONS } from './sections.ts';

/** `npm run bench`: measures the sections that are asked for, shows each one's table, and keeps the figures as JSON. */
const read = readArguments(
  process.argv.slice(2),
  SECTIONS.map(({ name }) => name),
);
if (typeof read === 'string') {
  console.error(read);
  process.exit(1);
}
for (const section of SECTIONS.filter(({ name }) => read.sections.includes(name))) {
  console.log(`\n${section.title}`);
  const figures = await section.measure(read.effort, (what) => console.log(`  … ${what}`));
  const file = save(section.name, figures);
  console.log(`\n${tableOf(figures)}\n  written to ${file}`);
}
