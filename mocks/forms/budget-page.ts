import type { ComputedSource, PageSource, SectionSource } from '@/smartform/schema/definition'
import { costSubjects, directCostTable, equipmentTable, testingTable } from './budget-tables'
import { add, field, sumOf } from './expressions'

const total = (id: string, label: string, value: ComputedSource['value']): ComputedSource => ({
  id,
  kind: 'computed',
  label,
  value,
  decimals: 2,
  unit: '万元',
})

const directSection = (subjects: readonly { id: string; subject: string }[]): SectionSource => ({
  id: 'direct',
  title: '直接费用',
  fields: [
    directCostTable(subjects),
    total('directSpecial', '直接费用：专项资金', sumOf('directCosts', 'special')),
    total('directSelfRaised', '直接费用：自筹资金', sumOf('directCosts', 'selfRaised')),
    total('directTotal', '直接费用合计', add(sumOf('directCosts', 'special'), sumOf('directCosts', 'selfRaised'))),
  ],
})

const detailSection: SectionSource = { id: 'details', title: '明细', fields: [equipmentTable, testingTable] }

const indirectSection: SectionSource = {
  id: 'indirect',
  title: '间接费用',
  help: '专项资金的间接费用不超过专项资金直接费用的 12%。',
  fields: [
    { id: 'indirectSpecial', kind: 'money', label: '间接费用：专项资金', required: true, min: '0', defaultValue: '0' },
    { id: 'indirectSelfRaised', kind: 'money', label: '间接费用：自筹资金', min: '0', defaultValue: '0' },
  ],
}

const sumSection: SectionSource = {
  id: 'sums',
  title: '经费合计',
  fields: [
    total('specialTotal', '申请专项资金', add(sumOf('directCosts', 'special'), field('indirectSpecial'))),
    total('selfRaisedTotal', '自筹资金', add(sumOf('directCosts', 'selfRaised'), field('indirectSelfRaised'))),
    total(
      'budgetTotal',
      '项目总经费',
      add(
        sumOf('directCosts', 'special'),
        field('indirectSpecial'),
        sumOf('directCosts', 'selfRaised'),
        field('indirectSelfRaised'),
      ),
    ),
    { id: 'fundingLimit', kind: 'money', label: '本指南资助上限', lockedWhen: true, prefill: 'guide.fundingLimit' },
  ],
}

/** 经费预算 with every subject and the details of equipment and testing. */
export const budgetPage: PageSource = {
  id: 'budget',
  title: '经费预算',
  help: '金额单位为万元；合计由系统计算。',
  sections: [directSection(costSubjects), detailSection, indirectSection, sumSection],
}

/** 经费预算 of a project without equipment or testing. */
export const smallBudgetPage: PageSource = {
  id: 'budget',
  title: '经费预算',
  help: '金额单位为万元；合计由系统计算。',
  sections: [
    directSection(costSubjects.filter(({ id }) => !['equipment', 'materials', 'testing', 'energy'].includes(id))),
    indirectSection,
    sumSection,
  ],
}
