/** Browser test with random walks through the screens. */

import { RandomWalk } from './random-walk'
import { test } from './test'

/** `WALKS=300` takes that many; `WALKS_FROM=40` begins with that seed. */
const walks = Number(process.env.WALKS ?? 4)
const from = Number(process.env.WALKS_FROM ?? 1)
const steps = 8

for (let seed = from; seed < from + walks; seed += 1) {
  test(`walk ${seed}: no message contradicts another, nothing throws, nothing typed is lost`, async ({ context }) => {
    const walk = new RandomWalk(context, seed)
    await walk.take(steps)
    test.info().annotations.push({ type: 'story', description: walk.story })
  })
}
