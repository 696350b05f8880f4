/**
 * `npm run bench`: every bench, or the named ones: `npm run bench -- sign-in`, `npm run bench -- forms ours --visits=2`. Words after a
 * part's name go to its bench.
 */
import { buildPortal } from '../build/build-portal.mjs'
import { run, runParts } from '../build/run-parts.mjs'

/** A bench of what was built of the sources as they are. */
const ofBuild = (file) => async (words) => {
  await buildPortal('dist')
  await run('node', `bench/${file}`, ...words)
}

await runParts({
  'sign-in': ofBuild('sign-in.mjs'),
  pages: ofBuild('pages.mjs'),
  interactions: ofBuild('interactions.mjs'),
  'pages-peers': ofBuild('pages-peers.mjs'),
  served: (words) => run('node', 'bench/served.mjs', ...words),
  decisions: (words) => run('node', 'bench/decisions.mjs', ...words),
  search: (words) => run('node', '--expose-gc', 'bench/search.mjs', ...words),
  lists: (words) => run('node', 'bench/lists.mjs', ...words),
  'list-pages': ofBuild('list-pages.mjs'),
  scores: (words) => run('node', 'bench/scores.mjs', ...words),
  assignment: (words) => run('node', 'bench/assignment.mjs', ...words),
  authoring: (words) => run('node', 'bench/authoring.mjs', ...words),
  prefill: (words) => run('node', 'bench/prefill.mjs', ...words),
  forms: (words) => run('node', 'bench/forms.mjs', ...words),
  async statistics(words) {
    await buildPortal('dist-demo', {}, 'demo')
    await run('node', 'bench/statistics.mjs', ...words)
  },
})
