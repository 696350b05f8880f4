/** Seed answers of a base's report on the transformation of achievements (成果转化). */

import type { FormValues } from '@/smartform/schema/values'

/** The project and year of a seeded report; `index` is its position among those of its kind. */
export interface YearOfBase {
  name: string
  year: number
  index: number
  /** Its leader, the first to be rewarded. */
  head: string
  /** Storage key of its proofs. */
  fileKey: string
}

const money = (value: number) => value.toFixed(2)

/** Complete answers of a transformation report that satisfy every rule of its form; a tenth more each year. */
export function transformationAnswers({ name, year, index, head, fileKey }: YearOfBase): FormValues {
  const size = (40 + index * 12) * (1 + (year % 7) / 20)
  const contract = (number: number, way: string, amount: number, more = {}) => ({
    id: `c${number}`,
    cells: {
      number: `JSHT${year}-${String(index * 10 + number).padStart(3, '0')}`,
      taker:
        ['上海光翼半导体有限公司', '上海云起软件股份有限公司', '上海瑞康医疗器械有限公司'][(index + number) % 3] ?? '',
      way,
      signedOn: `${year - 1}-0${number + 2}-1${index % 9}`,
      amount: money(amount),
      received: money(amount * 0.6),
      ...more,
    },
  })
  const [licence, transfer, share] = [Math.round(size), Math.round(size * 1.5), Math.round(size * 2)]
  const received = (licence + transfer + share) * 0.6
  const net = Math.round(received * 0.9)
  const reward = Math.round(net * 0.7)
  const [first, second] = [Math.round(reward * 0.6 * 100) / 100, Math.round(reward * 0.25 * 100) / 100]
  const person = (id: string, name: string, role: string, part: string, amount: number) => ({
    id,
    cells: { name, role, share: part, amount: money(amount) },
  })
  return {
    achievement: `“${name}”由项目组自主研发，已获授权发明专利三件，权属为承担单位，经职务科技成果披露和评估后转化。`,
    ...{ pricing: 'agreed', publishedOn: `${year - 1}-02-20` },
    contracts: [
      contract(1, 'licence', licence),
      contract(2, 'transfer', transfer),
      contract(3, 'share', share, { equity: '15' }),
    ],
    ...{ transferAmount: money(transfer), licenceAmount: money(licence), shareAmount: money(share) },
    ...{ netIncome: money(net), reward: money(reward) },
    people: [
      person('p1', head, 'main', '60', first),
      person('p2', '项目组研发人员', 'other', '25', second),
      person('p3', '技术转移专员', 'service', '15', reward - first - second),
    ],
    ...{ newSales: money(size * 12), newTax: money(size * 0.8), jobs: String(12 + index), users: String(3 + index) },
    case: `“${name}”在合作单位连续运行一年，关键指标稳定，带动了后续技术服务合同。`,
    nextWork: `${year + 1} 年扩大应用单位，完成二期许可谈判，完善奖励分配办法。`,
    nextGoals: [
      { id: 'g1', cells: { goal: '新增应用单位', measure: '两家以上', by: `${year + 1}-06`, owner: head } },
      { id: 'g2', cells: { goal: '二期许可合同', measure: '签订并首期到账', by: `${year + 1}-11`, owner: head } },
    ],
    proofs: [{ uid: 'p1', name: `${year}年度合同与到账凭证.pdf`, url: fileKey, size: 612_000 }],
    commitment: true,
  }
}
