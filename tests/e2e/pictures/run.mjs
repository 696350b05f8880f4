/**
 * `npm run e2e -- pictures [REVISION] [-- words for Playwright]`: makes pictures of the chief screens from a revision of git (default: the last
 * commit of main) and from the working tree, and compares them pixel by pixel. `test-results/pictures-report` shows old, new and difference of
 * each screen that changed. `same` instead of a revision: both from the working tree, which has to give no difference at all.
 */
import { execFileSync } from 'node:child_process'
import { rmSync, symlinkSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { runWith } from '../../../build/run-parts.mjs'
import { makeTemporaryFolder, removeTemporaryFolder } from '../../../build/temporary-folder.mjs'

const settings = { BUILD_COMPRESSION: 'fast' }
const config = 'tests/e2e/pictures/playwright.config.ts'
const builds =
  "const [{ buildPortal }, { buildServer }] = await Promise.all([import('./build/build-portal.mjs'), import('./build/backend-server.mjs')]); await buildPortal('dist-pictures', { BUILD_COMPRESSION: 'fast' }); await buildServer()"

const git = (...words) => execFileSync('git', words, { encoding: 'utf8' }).trim()

/** Builds portal and server in a folder. */
async function build(folder) {
  const before = process.cwd()
  process.chdir(folder)
  try {
    await runWith(settings, 'node', '--input-type=module', '-e', builds)
  } finally {
    process.chdir(before)
  }
}

/** Builds a revision beside the working tree, with its packages; answers the folder. */
async function buildRevision(revision, folder) {
  git('worktree', 'add', '--detach', '--force', folder, revision)
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  await build(folder)
}

const playwright = (folder, ...words) =>
  runWith(
    { SERVED_DIST: join(folder, 'dist-pictures'), SERVED_MAIN: join(folder, 'dist-server/main.js') },
    ...['playwright', 'test', '--config', config, ...words],
  )

export async function comparePictures([revision = 'main', ...words]) {
  const reference = 'test-results/pictures-of-reference'
  const folder = makeTemporaryFolder('portal-pictures')
  const tree = join(folder, 'tree')
  try {
    rmSync(reference, { recursive: true, force: true })
    await build('.')
    if (revision !== 'same') await buildRevision(revision, tree)
    await playwright(revision === 'same' ? resolve('.') : tree, '--update-snapshots=all', ...words)
    await playwright(resolve('.'), '--update-snapshots=none', ...words)
  } finally {
    if (revision !== 'same') git('worktree', 'remove', '--force', tree)
    removeTemporaryFolder(folder)
    process.stdout.write('Old, new and difference: npx playwright show-report test-results/pictures-report\n')
  }
}
