/** Form definition: the application for local funds that match a national project (国家项目地方匹配申请表). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, both, cell, field, is, least, moreThan, ratio, sumOf, times } from '../expressions'
import { commitment, computed, date, dateRange, money, percent, radio } from '../fields'
import { longAnswer } from '../plan'
import { fact, proofs } from '../projects/shared'
import { limited, page, pageWithHelp, section } from '../structure'
import { two } from '../two'
import { shares, years } from './matching-tables'

const yearOf = (edge: 'start' | 'end') => ['slice', [edge, 'period'], 1, 4] as const
const outsideProject = ['or', ['lt', cell('year'), yearOf('start')], moreThan(cell('year'), yearOf('end'))] as const
/** Of an empty or malformed year its own check speaks. */
const yearIsOver = both(['matches', cell('year'), '20\\d\\d'], ['lt', cell('year'), ['slice', ['today'], 1, 4]])

/** 国家项目地方匹配申请表: the local funds for a national project, within its programme's ratio and limit. */
export const nationalMatchingForm: FormSource = {
  id: 'national-matching',
  version: 1,
  languages: ['zh', 'en'],
  title: two('国家项目地方匹配申请表', 'Application for local matching of a national project'),
  summary: { name: 'name', amount: 'amount' },
  expressions: {
    limit: least(times(field('nationalFunding'), ratio(field('ratioLimit'), '100')), field('cap')),
    matched: ratio(field('amount'), field('nationalFunding')),
  },
  pages: [
    pageWithHelp(
      'matching',
      two('国家项目与匹配', 'National project and matching'),
      two(
        '国家项目的信息已自动填好；如有不符，请联系科技主管部门。',
        'The facts of the national project are filled in for you. If one is wrong, please contact the commission.',
      ),
      [
        section('national', two('国家项目', 'National project'), [
          fact('name', two('项目名称', 'Project title'), 'national.name', { width: 2 }),
          fact('nationalNumber', two('国家项目编号', 'National project number'), 'national.number'),
          fact('program', two('所属计划', 'Programme'), 'national.program', { width: 2 }),
          fact('leaderName', two('项目负责人', 'Project leader'), 'national.leaderName', { personal: 'name' }),
          fact('unitName', two('承担单位', 'Undertaking unit'), 'national.unitName', { width: 2 }),
          dateRange('period', two('执行期', 'Project term'), {
            width: 2,
            lockedWhen: true,
            prefill: 'national.period',
          }),
          money('nationalFunding', two('国拨经费', 'National funding'), {
            lockedWhen: true,
            prefill: 'national.funding',
          }),
          percent('ratioLimit', two('匹配比例上限', 'Maximum matching ratio'), {
            lockedWhen: true,
            prefill: 'national.ratioLimit',
          }),
          money('cap', two('单项匹配上限', 'Maximum for one project'), { lockedWhen: true, prefill: 'national.cap' }),
          computed('limit', two('可匹配上限', 'Most that can be matched'), ['use', 'limit'], {
            help: two(
              '国拨经费乘匹配比例上限，且不超过单项匹配上限。',
              'The national funding times the maximum ratio, but no more than the maximum for one project.',
            ),
            unit: two('万元', '× 10,000 yuan'),
            decimals: 2,
          }),
        ]),
        section('asked', two('地方匹配', 'Local matching'), [
          money('amount', two('申请匹配经费', 'Matching funds requested'), { required: true, min: '0.01' }),
          computed('ratio', two('匹配比例', 'Matching ratio'), ['use', 'matched'], { unit: '%', decimals: 1 }),
          money('arrived', two('国拨经费已到账', 'National funding received'), { required: true, min: '0' }),
          radio(
            'role',
            two('本单位角色', 'Role of your unit'),
            { lead: two('项目牵头单位', 'Leads the project'), topic: two('课题承担单位', 'Undertakes a topic') },
            { required: true, width: 3 },
          ),
          shares,
        ]),
      ],
    ),
    page('plan', two('用途与年度安排', 'Use and plan by year'), [
      section('plan', two('用途', 'Use'), [
        longAnswer('use', two('匹配经费用途', 'Use of the matching funds'), 1000),
        longAnswer('effect', two('在本市的预期成效', 'Expected effect in this city'), 1000),
        years,
      ]),
      section('recommendation', two('区推荐', 'Recommendation by the district'), [
        date('returnBy', two('退回修改截止日期', 'Deadline for changes after a return')),
        date('recommendBy', two('区推荐截止日期', 'Deadline for recommendation by the district')),
      ]),
      section('files', two('附件与承诺', 'Attachments and commitment'), [
        proofs('proof', two('国家项目立项批复与任务书', 'Approval and task book of the national project'), true, 5),
        commitment(
          'commitment',
          two('承诺', 'Commitment'),
          two(
            '以上内容真实，匹配经费专款专用，未就同一国家项目重复申请匹配',
            'The above is true, the funds are used for this project only, and no other matching was requested for it',
          ),
        ),
      ]),
    ]),
  ],
  rules: [
    {
      id: 'withinNational',
      assert: atMost(field('amount'), field('nationalFunding')),
      message: two(
        '匹配经费是国拨经费的 {current}，不能超过 100%。',
        'The matching funds are {current} of the national funding; they cannot be more than 100%.',
      ),
      at: ['amount'],
      ledger: {
        label: two('占国拨经费', 'Of the national funding'),
        current: ['use', 'matched'],
        limit: '1',
        relation: 'atMost',
        unit: '%',
        decimals: 1,
      },
    },
    {
      id: 'withinLimit',
      // An amount above the whole national funding is reported once, by the rule above.
      when: atMost(field('amount'), field('nationalFunding')),
      assert: atMost(field('amount'), ['use', 'limit']),
      message: two(
        '申请匹配经费 {current} 超过可匹配上限 {limit}。',
        'The matching funds requested are {current}, more than the {limit} that can be matched.',
      ),
      at: ['amount'],
      ledger: {
        label: two('申请匹配经费', 'Matching funds requested'),
        current: field('amount'),
        limit: ['use', 'limit'],
        relation: 'atMost',
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      },
    },
    {
      id: 'arrivedWithinNational',
      assert: atMost(field('arrived'), field('nationalFunding')),
      message: two(
        '已到账的国拨经费不能多于国拨经费。',
        'No more national funding can have been received than was granted.',
      ),
      at: ['arrived'],
    },
    {
      id: 'sharesAreWhole',
      when: moreThan(['rows', 'shares'], 0),
      assert: is(sumOf('shares', 'share'), '100'),
      message: two(
        '各单位分配比例之和是 {current}，应为 {limit}。',
        'The shares of all units add up to {current}; they must add up to {limit}.',
      ),
      at: ['shares.share'],
      ledger: {
        label: two('分配比例合计', 'Shares in total'),
        current: ratio(sumOf('shares', 'share'), '100'),
        limit: '1',
        relation: 'exactly',
        unit: '%',
        decimals: 2,
      },
    },
    {
      id: 'yearsMakeAmount',
      when: ['filled', field('amount')],
      ...limited(sumOf('years', 'amount'), 'exactly', field('amount'), {
        label: two('各年度合计', 'All years in total'),
        unit: two('万元', '× 10,000 yuan'),
        decimals: 2,
      }),
      message: two(
        '各年度金额之和是 {current}，应等于申请匹配经费 {limit}。',
        'The years add up to {current}, not to the {limit} requested. Please make them equal.',
      ),
      at: ['years.amount'],
    },
    {
      id: 'yearOnce',
      assert: ['unique', ['column', 'years', 'year']],
      message: two('年度不能重复。', 'Each year may be listed only once.'),
      at: ['years.year'],
    },
    {
      id: 'yearsWithinPeriod',
      assert: is(['countWhere', 'years', 'year', outsideProject], 0),
      message: two('年度应在国家项目的执行期内。', 'Each year must be within the term of the national project.'),
      at: [{ column: 'years.year', where: outsideProject }],
    },
    {
      id: 'yearsNotOver',
      assert: is(['countWhere', 'years', 'year', yearIsOver], 0),
      message: two(
        '该年度已经结束，不能再为其申请匹配经费。',
        'This year is over; no matching funds can be requested for it any more.',
      ),
      at: [{ column: 'years.year', where: yearIsOver }],
    },
    {
      id: 'returnDeadline',
      code: 60431,
      when: both(['filled', field('returnBy')], ['filled', field('recommendBy')]),
      assert: atMost(field('returnBy'), field('recommendBy')),
      message: two(
        '退回修改截止日期不能晚于区推荐截止日期。',
        'The deadline for changes after a return cannot be later than the deadline for recommendation by the district.',
      ),
      at: ['returnBy', 'recommendBy'],
    },
  ],
}
