/** Complete answers of the sample form (样例表单), for its seeded draft. */

import type { FormValues, UnitValue } from '@/smartform/schema/values'
import { idNumber } from '../../db/seeds/check-digits'
import { dictionaryId } from '../../db/seeds/dictionary-id'
import { day } from '../../domain/durations'

const area = {
  id: dictionaryId('user_application_area', '010301'),
  code: '010301',
  name: '大模型与算法',
  path: ['电子信息', '人工智能', '大模型与算法'],
}
const identity = (sequence: number) => ({ type: '111' as const, number: idNumber('310110', '19850416', sequence) })

/** `days` before now, as `YYYY-MM-DD`. */
function daysAgo(now: number, days: number): string {
  return new Date(now - days * day).toISOString().slice(0, 10)
}

/** A content of the sample form that satisfies every rule, with an answer of every kind except files. */
export function sampleValues(unit: UnitValue, now: number): FormValues {
  const person = (id: string, name: string, sequence: number, role: string, cells: FormValues) => ({
    id,
    cells: { name, role, identity: identity(sequence), mobile: `1390000${1000 + sequence}`, ...cells },
  })
  return {
    projectName: '智能交通信号协同试验',
    code: 'AB1234',
    summary: '在三个路口试验信号协同控制，验证通行效率的提升。',
    story:
      '<p>项目分<strong>三步</strong>进行：</p><ol><li>采集数据</li><li>训练模型</li><li>路口试验</li></ol><p>参考 <a href="https://example.org/">公开资料</a>。</p>',
    staff: '6',
    amount: '80.5',
    ratio: '25',
    foundedOn: '2019-05-06',
    reportMonth: '2026-10',
    cycle: { start: '2027-01-01', end: '2028-12-31' },
    scale: 'o2',
    joint: false,
    interests: ['o1', 'o3'],
    degree: { id: dictionaryId('user_degree', '2'), code: '2', name: '博士' },
    area,
    contactPerson: { name: '陈思远', certificate: identity(43), mobile: '13800001001' },
    contactMobile: '13900001111',
    contactEmail: 'researcher@example.cn',
    legalCertificate: identity(57),
    proof: [],
    logo: null,
    recentYears: '2',
    unitRelation: 'same',
    undertakingUnit: unit,
    workUnit: unit,
    people: [
      person('p1', '陈思远', 43, 'leader', {
        qualificationNumber: 'SH20250001',
        obtainedOn: daysAgo(now, 200),
        mail: 'researcher@example.cn',
        joined: '2024-03',
        share: '60',
        fullTime: true,
        skills: ['a', 'c'],
        field: area,
        employer: unit,
      }),
      person('p2', '周敏', 62, 'member', {
        qualificationNumber: 'SH20250002',
        obtainedOn: daysAgo(now, 400),
        share: '40',
        fullTime: false,
        skills: ['b'],
      }),
    ],
    topics: [
      { id: 't1', cells: { name: '数据采集与建模', equipment: '12.5', material: '6', labour: '18' } },
      { id: 't2', cells: { name: '路口试验', equipment: '20', material: '3.25', labour: '8' } },
    ],
    returnBy: '2027-01-10',
    recommendBy: '2027-01-15',
    confirmed: false,
    deadlinePhone: '13900002222',
  } as FormValues
}
