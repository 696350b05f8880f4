/** The facts of a national project and its funding limits, on the pages of matchings. */

import { formatDecimal } from '@/lib/numbers/decimal'
import { Facts } from '@/ui/Facts'
import { Section } from '@/ui/Section'
import { useT } from '@/ui/use-t'
import type { NationalFactsFragment } from '../graphql/matching.program.generated'

/** Facts of a national project, and the city's share of its funding with its limits. */
export function NationalProjectFacts({ national }: { national: NationalFactsFragment }) {
  const t = useT()
  const money = (amount: string) => t('{n} 万元', { n: formatDecimal(amount) })
  const facts: [string, string][] = [
    [t('国家项目编号'), national.number],
    [t('所属计划'), national.program],
    [t('项目负责人'), national.leaderName],
    [t('承担单位'), national.unitName],
    [t('执行期'), t('{start} 至 {end}', { start: national.start, end: national.end })],
    [t('国拨经费'), money(national.funding)],
    [t('匹配比例上限'), `${national.ratioLimit}%`],
    [t('单项匹配上限'), money(national.cap)],
    [t('可匹配上限'), money(national.limit)],
    [
      t('匹配经费'),
      national.matched === null
        ? t('未填写')
        : t('{n} 万元，占国拨经费 {share}%', { n: formatDecimal(national.matched), share: national.share ?? '0' }),
    ],
  ]
  return (
    <Section title={t('国家项目与匹配比例')}>
      <Facts facts={facts} />
    </Section>
  )
}
