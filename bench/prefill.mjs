/**
 * Measures how much the portal fills in by itself: required answers of a project's documents that arrive filled after the declaration, and the
 * keystrokes of a second application of the same team beside the first. Over all seeded projects. Fails when a limit is broken.
 */
import { createModuleServer } from '../build/module-server.mjs'

const limits = { filled: 0.6, withFacts: 0.75, second: 0.2 }
const percent = (part) => `${(part * 100).toFixed(1)} %`

const modules = await createModuleServer()
try {
  const { backendForTest } = await modules.ssrLoadModule('/mocks/resolvers/ask-as.ts')
  const { applicationKeystrokes, filledShares, totalShare } = await modules.ssrLoadModule('/tests/prefill-report.ts')
  const { newFacts } = await modules.ssrLoadModule('/mocks/forms/known-facts.ts')
  const backend = backendForTest()
  const shares = filledShares(backend)
  const ofAll = ({ required, filled, facts }) => (filled + facts) / (required + facts)
  console.table(
    shares.map(({ missing: _missing, ...share }) => ({
      ...share,
      'of required': percent(share.filled / share.required),
      'with facts': percent(ofAll(share)),
    })),
  )
  // What remains to be typed, and why nobody knows it before.
  console.table(
    shares.flatMap(({ form, missing }) =>
      Object.entries(missing).map(([place, times]) => ({ form, place, times, why: newFacts[form]?.[place] ?? '?' })),
    ),
  )
  const sum = (list, name) => list.reduce((total, each) => total + each[name], 0)
  const { strictly, withFacts } = totalShare(shares)
  const typed = applicationKeystrokes(backend)
  const second = sum(typed, 'second') / sum(typed, 'first')
  console.table([
    {
      what: 'required answers that arrive filled, strictly',
      measured: percent(strictly),
      limit: `at least ${percent(limits.filled)}`,
    },
    {
      what: 'the same with the facts that stand there too',
      measured: percent(withFacts),
      limit: `at least ${percent(limits.withFacts)}`,
    },
    {
      what: `keystrokes of a second application (${typed.length} teams)`,
      measured: `${percent(second)} of ${Math.round(sum(typed, 'first') / typed.length)}`,
      limit: `at most ${percent(limits.second)}`,
    },
  ])
  if (strictly < limits.filled || withFacts < limits.withFacts || second > limits.second) process.exitCode = 1
} finally {
  await modules.close()
}
