import { baseFigures } from '@/work/kinds/base-figures'
import type { BaseOutlier } from '../resolvers/innovation.generated'
import type { CountedReport } from './base-statistics'

/** So few are no kind to be far from. */
export const leastOfKind = 8
const shown = 50
/** A reason given so many years in a row is none any more. */
export const longRow = 3

/** As it is told, but for its address. */
type Outlier = Omit<BaseOutlier, 'address'> & { report: CountedReport }

/** Where the middle half of some numbers lies, and how far from it is far: three times its width (Tukey's outer fences). */
export function fencesOf(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.round((sorted.length - 1) * share)] ?? 0
  const [low, middle, high] = [at(0.25), at(0.5), at(0.75)]
  const width = high - low
  return { middle, least: low - 3 * width, most: high + 3 * width }
}

/**
 * What stands out in some reports: numbers whose jump somebody had to give a reason for, reasons given three years in a row, and
 * numbers far from those of the same kind in the same year. What was explained longest and lies farthest comes first. `seen`: whom they are compared with.
 */
export function outliersOf(seen: readonly CountedReport[], reports: readonly CountedReport[]): Outlier[] {
  const byBase = new Map(seen.map((one) => [`${one.work.belongsTo}:${one.year}`, one]))
  const before = ({ work, year }: CountedReport, years: number) => byBase.get(`${work.belongsTo}:${year - years}`)
  const ofKinds = new Map<string, CountedReport[]>()
  for (const one of seen) {
    const key = `${one.work.kind}:${one.year}`
    const list = ofKinds.get(key) ?? []
    ofKinds.set(key, list)
    if (one.figures) list.push(one)
  }
  const fences = new Map<string, ReturnType<typeof fencesOf> | null>()
  const fencesFor = ({ work, year }: CountedReport, figure: string) => {
    const key = `${work.kind}:${year}:${figure}`
    const known = fences.get(key)
    if (known !== undefined) return known
    const values = (ofKinds.get(`${work.kind}:${year}`) ?? []).flatMap(({ figures }) => figures?.values[figure] ?? [])
    const made = values.length < leastOfKind ? null : fencesOf(values)
    fences.set(key, made)
    return made
  }
  const found = reports.flatMap((one) =>
    baseFigures.flatMap((figure): Outlier[] => {
      const value = one.figures?.values[figure.id]
      if (value === undefined) return []
      const reason = one.figures?.reasons[figure.id] ?? null
      const fence = fencesFor(one, figure.id)
      const far = fence !== null && (value < fence.least || value > fence.most)
      if (reason === null && !far) return []
      const reasonYears = [0, 1, 2].findIndex((years) => !before(one, years)?.figures?.reasons[figure.id])
      return [
        {
          report: one,
          workId: one.work.id,
          name: one.baseName,
          kind: one.work.kind,
          figure,
          value,
          former: before(one, 1)?.figures?.values[figure.id] ?? null,
          middle: fence?.middle ?? null,
          far,
          reason,
          reasonYears: reasonYears < 0 ? longRow : reasonYears,
        },
      ]
    }),
  )
  const weight = ({ reasonYears, far, reason }: Outlier) =>
    (reasonYears >= longRow ? 4 : 0) + (far ? 2 : 0) + (reason === null ? 0 : 1)
  return found.toSorted((a, b) => weight(b) - weight(a) || a.name.localeCompare(b.name, 'zh')).slice(0, shown)
}
