/** Answers that make a declaration complete, for the backend's tests and the browser tests. */

import type { FormValues, RowValue } from '@/smartform/schema/values'
import { dictionaryId } from '../db/seeds/dictionary-id'

const area = { id: dictionaryId('user_application_area', '010301'), code: '010301', name: '大模型与算法' }
const title = { id: dictionaryId('user_title', '011'), code: '011', name: '教授' }
const file = { uid: 'f1', name: '可行性报告.pdf', url: 'private/test/report.pdf', size: 2048 }
const amounts: Readonly<Record<string, string>> = { labour: '40', travel: '5', consulting: '5' }

/** The answers that complete a started project declaration: no equipment, 50 万元 direct and 5 万元 indirect cost. */
export function completeAnswers(begun: FormValues): FormValues {
  const members = begun.members as readonly RowValue[]
  const directCosts = begun.directCosts as readonly RowValue[]
  return {
    projectName: '城市交通信号协同优化关键技术研究',
    applicationArea: area,
    cycle: { start: '2027-01-01', end: '2028-12-31' },
    keywords: '交通信号；强化学习；协同控制',
    researchType: 'applied',
    hasCooperation: 'no',
    leaderTitle: title,
    members: members.map(({ id, cells }) => ({ id, cells: { ...cells, months: '12' } })),
    background: '立项依据',
    objective: '研究目标',
    approach: '研究内容',
    innovation: '创新点',
    benefit: '预期效益',
    hasTopics: 'no',
    milestones: [
      {
        id: 's1',
        cells: {
          period: { start: '2027-01-01', end: '2028-12-31' },
          work: '完成研究与应用验证',
          deliverable: '总结报告',
        },
      },
    ],
    directCosts: directCosts.map(({ id, cells }) => ({ id, cells: { ...cells, special: amounts[id] ?? '0' } })),
    indirectSpecial: '5',
    feasibility: [file],
    involvesEthics: 'no',
    commitment: true,
  }
}
