/** `npm run check`: every check of the sources, or the named ones: `npm run check -- types`, `npm run check -- forms my-form.json`. */
import '../build/codegen.mjs'
import { run, runParts } from '../build/run-parts.mjs'

await runParts({
  types: () => run('tsc'),
  lint: (files) => run('biome', 'check', ...(files.length > 0 ? files : ['.'])),
  architecture: () => run('node', 'checks/architecture.mjs'),
  dead: () => run('knip'),
  documents: () => run('node', 'checks/docs.mjs'),
  contract: (words) => run('node', 'checks/contract.mjs', ...words),
  english: () => run('node', 'checks/english.mjs'),
  forms: (files) => run('node', 'checks/forms.mjs', ...files),
})
