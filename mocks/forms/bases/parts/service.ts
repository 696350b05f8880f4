/** Sections about services, training, visitors and academic exchange that the annual report forms of bases share. */

import type { PartSource } from '@/smartform/schema/definition'
import { atMost, field, rowsOf, sumOf } from '../../expressions'
import { dateRange, number, radio, text } from '../../fields'
import { amount, figure, workedOut } from '../../parts/figure'
import { table } from '../../structure'
import { two } from '../../two'

const times = two('次', 'times')
const persons = two('人', 'people')

/** 开放服务: opening days, users and income. */
export const openService: PartSource = {
  about: '开放服务：开放天数、服务单位、其中企业、服务次数和收入。',
  parameters: {
    usersLabel: { default: two('服务单位', 'Organisations served') },
    timesLabel: { default: two('服务次数', 'Services') },
  },
  fields: [
    figure('openDays', two('对外开放天数', 'Days open to others'), two('天', 'days'), { most: '366', matters: 30 }),
    figure('served', '{{usersLabel}}', two('家', 'organisations')),
    figure('servedCompanies', two('其中：企业', 'Of these: companies'), two('家', 'companies')),
    figure('services', '{{timesLabel}}', times, { most: '9999999', matters: 50 }),
    amount('serviceIncome', two('开放服务收入', 'Income from services')),
  ],
  rules: [
    {
      id: 'companiesWithinServed',
      assert: atMost(field('servedCompanies'), field('served')),
      message: two('服务的企业不能多于服务单位总数。', 'There cannot be more companies than organisations.'),
      at: ['servedCompanies', 'served'],
    },
    {
      id: 'servedWithinServices',
      assert: atMost(field('served'), field('services')),
      message: two('服务次数不能少于服务单位数。', 'There cannot be fewer services than organisations served.'),
      at: ['services', 'served'],
    },
  ],
}

/** 人才培养. */
export const training: PartSource = {
  about: '人才培养：博士、硕士、博士后和对外培训。',
  parameters: { trainedLabel: { default: two('对外培训人次', 'People trained') } },
  fields: [
    figure('doctorsTrained', two('毕业博士生', 'PhD students graduated'), persons, { most: '9999' }),
    figure('mastersTrained', two('毕业硕士生', 'Master’s students graduated'), persons, { most: '9999' }),
    figure('postdocs', two('在站博士后', 'Postdocs'), persons, { most: '999' }),
    figure('courses', two('举办培训班', 'Courses held'), two('期', 'courses'), { most: '999' }),
    figure('trained', '{{trainedLabel}}', two('人次', 'people'), { most: '999999', matters: 50 }),
  ],
  rules: [
    {
      id: 'trainedInCourses',
      assert: ['or', ['eq', field('trained'), 0], ['gt', field('courses'), 0]],
      message: two(
        '填写了培训人次，培训班期数不能为 0。',
        'People were trained, so the number of courses cannot be 0.',
      ),
      at: ['courses', 'trained'],
    },
  ],
}

/** 来访与访问学者. */
export const visitors: PartSource = {
  about: '来访学者：姓名、单位、国家或地区、时间和任务。',
  parameters: { label: { default: two('访问学者与来访专家', 'Visiting scholars') } },
  fields: [
    table('visitors', '{{label}}', { copy: false, maxRows: 200 }, [
      text('name', two('姓名', 'Name'), 60, { personal: 'name', required: true }),
      text('unit', two('所在单位', 'From'), 150, { required: true }),
      text('country', two('国家或地区', 'Country or region'), 50, { required: true }),
      dateRange('stay', two('来访时间', 'Stay'), { required: true }),
      text('work', two('合作内容', 'Worked on'), 200),
    ]),
    workedOut('visitorCount', two('来访人数', 'Visitors'), persons, rowsOf('visitors')),
  ],
}

/** 学术交流. */
export const exchanges: PartSource = {
  about: '举办的会议与对外交流。',
  parameters: { label: { default: two('举办的学术会议', 'Conferences held') } },
  fields: [
    table('conferences', '{{label}}', { copy: false, maxRows: 50, totals: ['participants'] }, [
      text('name', two('名称', 'Name'), 150, { required: true }),
      radio(
        'level',
        two('范围', 'Reach'),
        { international: two('国际', 'International'), national: two('全国', 'National'), city: two('全市', 'City') },
        { required: true },
      ),
      dateRange('held', two('时间', 'Time'), { required: true }),
      number('participants', two('参会人数', 'Participants'), { required: true, min: '1', max: '99999' }),
    ]),
    workedOut('conferenceCount', two('举办会议数', 'Number of conferences held'), times, rowsOf('conferences'), {
      matters: 3,
    }),
    workedOut(
      'conferencePeople',
      two('参会人数合计', 'Participants in all'),
      persons,
      sumOf('conferences', 'participants'),
      { matters: 200 },
    ),
    figure('talks', two('应邀作学术报告', 'Invited talks'), times, { most: '9999' }),
  ],
}
