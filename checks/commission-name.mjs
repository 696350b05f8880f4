/** Finds the commission's fixed name in texts, for `npm run check`; texts have to say `{commission}` instead. */

/** The short name of the commission, as one town says it; texts say `{commission}`, which `src/lib/site/site.ts` fills with the configured name. */
const fixedName = '市科委'

/** The role's name in the contract, which `actorTitle` turns into the configured name. */
const contract = 'src/lib/work/actor-title.ts'

/** The lines of a file that write the name down; comments may. */
export function fixedCommissionNames(file, source) {
  if (file === contract) return []
  const lines = source.split('\n').map((line) => line.trim())
  return lines.filter((line) => line.includes(fixedName) && !/^(\/\/|\/?\*)/.test(line))
}

/** Whether an English text leaves out the configured name that its Chinese has. */
export function lacksCommission(chinese, english) {
  return chinese.includes('{commission}') && !english.includes('{commission}')
}
