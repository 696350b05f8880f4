/** Sections about staff that the annual report forms of bases share. */

import type { PartSource } from '@/smartform/schema/definition'
import { add, atMost, cell, countWhere, field, is, rowsOf } from '../../expressions'
import { dictionary, number, text } from '../../fields'
import { figure } from '../../parts/figure'
import { limited } from '../../structure'
import { two } from '../../two'

const persons = two('人', 'people')
const ranks = [
  figure('titleSenior', two('其中：正高级职称', 'Of these: senior titles'), persons, { matters: 3 }),
  figure('titleAssociate', two('其中：副高级职称', 'Of these: associate senior titles'), persons, { matters: 3 }),
  figure('titleMiddle', two('其中：中级职称', 'Of these: intermediate titles'), persons),
  figure('titleOther', two('其中：初级及以下', 'Of these: junior titles and none'), persons),
]
const rankIds = ['titleSenior', 'titleAssociate', 'titleMiddle', 'titleOther']

/** The number is at most the total number of people. */
const within = (id: string, zh: string, en: string) => ({
  id: `${id}WithinStaff`,
  assert: atMost(field(id), field('staff')),
  message: two(`${zh}不能多于人员总数，请核对。`, `${en} cannot be more than all people.`),
  at: [id, 'staff'],
})

/** 人员数: all people, by title; the parts add up to the total. */
export const staff: PartSource = {
  about: '人员数：总数、职称构成、博士、青年；职称构成之和等于总数。',
  parameters: {
    label: { about: '人员总数怎么叫' },
    regularLabel: { about: '固定人员怎么叫', default: two('固定人员', 'Permanent staff') },
  },
  fields: [
    figure('staff', '{{label}}', persons, { most: '9999' }),
    figure('staffRegular', '{{regularLabel}}', persons, { most: '9999' }),
    figure('staffDoctors', two('具有博士学位', 'With a doctorate'), persons),
    figure('staffYoung', two('40 周岁及以下', 'Aged 40 and under'), persons),
    ...ranks,
  ],
  rules: [
    {
      id: 'titlesAddUp',
      ...limited(add(...rankIds.map(field)), 'exactly', field('staff'), {
        label: two('各级职称人数之和', 'Sum of the numbers by title'),
        unit: persons,
      }),
      message: two('各级职称人数之和应等于人员总数，请核对。', 'The numbers by title must add up to all people.'),
      at: ['staff', ...rankIds],
    },
    within('staffRegular', '固定人员', 'Permanent staff'),
    within('staffDoctors', '具有博士学位的人员', 'People with a doctorate'),
    within('staffYoung', '40 周岁及以下人员', 'People aged 40 and under'),
  ],
}

/** 主要人员: the key people, with titles and duties. */
export const keyPeople: PartSource = {
  about: '主要人员表：职称、学位、岗位和投入时间；有且仅有一名负责人，人数不多于总数。',
  parameters: {
    label: {},
    help: { default: null },
    duties: { about: '岗位的选项，第一项 head 为负责人' },
    fieldLabel: { about: '专业领域怎么叫', default: two('研究方向', 'Field') },
    least: { default: 1 },
    most: { default: 100 },
    more: { about: '另有的列', default: [] },
  },
  fields: [
    {
      id: 'keyPeople',
      kind: 'table',
      label: '{{label}}',
      help: '{{help}}',
      required: true,
      minRows: '{{least}}',
      maxRows: '{{most}}',
      totals: ['months'],
      columns: [
        text('name', two('姓名', 'Name'), 50, { personal: 'name', required: true }),
        { id: 'duty', kind: 'radio', label: two('岗位', 'Duty'), required: true, options: '{{duties}}' },
        dictionary('title', two('职称', 'Title'), 'user_title', { personal: 'position', required: true }),
        dictionary('degree', two('学位', 'Degree'), 'user_degree', { personal: 'education' }),
        text('field', '{{fieldLabel}}', 100),
        number('months', two('全年投入（月）', 'Months of the year'), {
          required: true,
          min: '0',
          max: '12',
          decimals: 1,
        }),
        '{{more}}',
      ],
    },
  ],
  rules: [
    {
      id: 'oneHead',
      when: ['gt', rowsOf('keyPeople'), 0],
      assert: is(countWhere('keyPeople', 'duty', is(cell('duty'), 'head')), 1),
      message: two('主要人员中有且仅有一名负责人，请核对岗位。', 'Exactly one of the people is the head.'),
      at: ['keyPeople.duty'],
    },
    {
      id: 'keyPeopleWithinStaff',
      assert: atMost(rowsOf('keyPeople'), field('staff')),
      message: two('主要人员不能多于人员总数，请核对。', 'There cannot be more key people than staff in total.'),
      at: ['staff', 'keyPeople'],
    },
  ],
}
