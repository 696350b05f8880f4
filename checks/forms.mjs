/**
 * Checks that every form definition, or each JSON file that is named, parses without problems, and that forms offered in English have all
 * their texts in English. `npm run check -- forms path/to/form.json`.
 */
import { readFileSync } from 'node:fs'
import { createModuleServer } from '../build/module-server.mjs'

const server = await createModuleServer()
let failed = 0
try {
  const { parseDefinition } = await server.ssrLoadModule('/src/smartform/schema/parse-definition.ts')
  const named = process.argv.slice(2)
  const forms =
    named.length > 0
      ? named.map((file) => [file, JSON.parse(readFileSync(file, 'utf8'))])
      : (await server.ssrLoadModule('/mocks/forms/definitions.ts')).allDefinitions.map((form) => [
          `${form.id} ${form.version}`,
          JSON.parse(JSON.stringify(form)),
        ])
  for (const [name, form] of forms) {
    const { definitionProblems, untranslated } = parseDefinition(form)
    const found = [...definitionProblems, ...untranslated.map((at) => ({ at, message: '没有英文' }))]
    failed += found.length
    for (const { at, message } of found) process.stderr.write(`${name}: ${at}: ${message}\n`)
  }
  process.stdout.write(`forms: ${forms.length} read, ${failed} to mend\n`)
} finally {
  await server.close()
}
process.exit(failed > 0 ? 1 : 0)
