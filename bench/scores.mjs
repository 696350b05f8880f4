/**
 * Measures what calibrating review scores costs and wins: panels with planted quality and strictness, the share of pairs in the wrong order
 * by raw means and by calibrated scores, and the time. Fails when a limit of 5,000 reviews or of the order is broken.
 */
import { createModuleServer } from '../build/module-server.mjs'

const limits = { milliseconds: 200, less: 0.3 }
const panels = [
  { papers: 60, reviewers: 15, perPaper: 3 },
  { papers: 60, reviewers: 15, perPaper: 3, strictness: 4 },
  { papers: 60, reviewers: 15, perPaper: 3, strictness: 0 },
  { papers: 1667, reviewers: 200, perPaper: 3 },
]
const seeds = Array.from({ length: 20 }, (_, index) => index + 1)
const mean = (values) => values.reduce((total, value) => total + value, 0) / values.length

const modules = await createModuleServer()
try {
  const { calibrate } = await modules.ssrLoadModule('/src/lib/scores/calibrate.ts')
  const { plantedPanel, orderError } = await modules.ssrLoadModule('/tests/planted-panel.ts')
  const measured = panels.map((panel) => {
    const runs = seeds.map((seed) => {
      const { reviews, quality } = plantedPanel(seed, panel)
      const began = process.cpuUsage()
      const { papers } = calibrate(reviews)
      // Processor time: what else runs on the machine does not count.
      const { user, system } = process.cpuUsage(began)
      const milliseconds = (user + system) / 1000
      const byId = new Map(papers.map((paper) => [paper.id, paper]))
      return {
        milliseconds,
        raw: orderError(quality, (id) => byId.get(id).mean),
        calibrated: orderError(quality, (id) => byId.get(id).calibrated),
      }
    })
    const of = (name) => mean(runs.map((one) => one[name]))
    const { papers, perPaper, strictness = 8 } = panel
    return {
      reviews: papers * perPaper,
      strictness,
      'wrong by raw means': of('raw').toFixed(3),
      'wrong by calibrated scores': of('calibrated').toFixed(3),
      less: `${Math.round(100 * (1 - of('calibrated') / of('raw')))} %`,
      milliseconds: Math.round(runs.map((one) => one.milliseconds).toSorted((a, b) => a - b)[seeds.length / 2]),
      kept: strictness < 8 || 1 - of('calibrated') / of('raw') >= limits.less,
    }
  })
  console.table(measured)
  if (measured.some(({ kept, milliseconds }) => !kept || milliseconds > limits.milliseconds)) process.exitCode = 1
} finally {
  await modules.close()
}
