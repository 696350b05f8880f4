/** Form definition: the annual inspection of a youth workstation (青年实践工作站年度检查). */
import type { FormSource } from '@/smartform/schema/definition'
import { atMost, field, rowsOf, sumOf, times } from '../expressions'
import { computed, number, radio, text } from '../fields'
import { figure, workedOut } from '../parts/figure'
import { limited, page, part, section, table } from '../structure'
import { two } from '../two'
import { baseParts } from './parts/all'
import { duties, funds } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.local, funds.host, funds.other]
const students = two('人', 'students')

/** 青年实践工作站年度检查: young people practise research at practice points, with mentors. */
export const youthWorkstationForm: FormSource = {
  id: 'youth-workstation',
  version: 1,
  languages: ['zh', 'en'],
  title: two('青年实践工作站年度检查表', 'Annual inspection of a youth practice workstation'),
  parts: baseParts,
  pages: [
    page('overview', two('工作站与导师', 'The workstation and its mentors'), [
      part('facts', { bodyLabel: two('工作站名称', 'Name of the workstation'), directorLabel: two('站长', 'Head') }),
      section('year', null, [
        words('progress', two('年度工作总结', 'Work of the year'), 2500),
        words(
          'safety',
          two('安全管理与应急预案执行情况', 'Safety management and how the emergency plan was carried out'),
          1000,
        ),
      ]),
      section('mentors', two('导师与工作人员', 'Mentors and staff'), [
        part('staff', {
          label: two('导师与工作人员总数', 'Mentors and staff'),
          regularLabel: two('其中：专职人员', 'Of these: full-time staff'),
        }),
        figure('mentors', two('其中：带教导师', 'Of these: mentors'), two('人', 'people'), { most: '999' }),
        part('keyPeople', {
          label: two('带教导师名单', 'Mentors'),
          fieldLabel: two('带教方向', 'Field taught'),
          duties: duties(
            two('站长', 'Head'),
            ['scientist', '科学家导师', 'Scientist'],
            ['teacher', '学校指导教师', 'School teacher'],
            ['graduate', '研究生助教', 'Graduate teaching assistant'],
            ['manager', '管理人员', 'Administrator'],
          ),
        }),
      ]),
    ]),
    page('practice', two('学员与实践', 'Students and practice'), [
      section('students', two('学员', 'Students'), [
        figure('enrolled', two('招收学员', 'Students enrolled'), students, { most: '9999', matters: 20 }),
        figure('completed', two('其中：结业', 'Of these: completed the course'), students, {
          most: '9999',
          matters: 20,
        }),
        figure('excellent', two('其中：优秀学员', 'Of these: with distinction'), students, { most: '9999' }),
        figure('girls', two('其中：女生', 'Of these: girls'), students, { most: '9999', matters: 20 }),
        computed(
          'perMentor',
          two('每名导师带教学员', 'Students per mentor'),
          ['divide', field('enrolled'), field('mentors')],
          { decimals: 1, unit: students },
        ),
      ]),
      section('points', two('实践点', 'Practice points'), [
        table(
          'points',
          two('实践点', 'Practice points'),
          {
            help: two(
              '各实践点学员数之和应等于招收学员数。',
              'The students of all practice points must add up to the students enrolled.',
            ),
            required: true,
            minRows: 1,
            maxRows: 60,
            totals: ['pupils', 'hours'],
          },
          [
            text('name', two('实践点名称', 'Name of the practice point'), 100, { required: true }),
            radio(
              'type',
              two('类型', 'Kind'),
              {
                lab: two('实验室', 'Laboratory'),
                school: two('学校', 'School'),
                centre: two('少年宫、科技馆', 'Youth center or science museum'),
                company: two('企业', 'Company'),
              },
              { required: true },
            ),
            text('lead', two('负责人', 'Person in charge'), 50, { personal: 'name', required: true }),
            number('pupils', two('学员数', 'Students'), { required: true, min: '0', max: '999' }),
            number('hours', two('实践学时', 'Practice hours'), { required: true, min: '0', max: '2000' }),
          ],
        ),
        workedOut('pointCount', two('实践点数', 'Number of practice points'), two('个', 'points'), rowsOf('points'), {
          matters: 3,
        }),
        workedOut(
          'practiceHours',
          two('实践学时合计', 'Practice hours in total'),
          two('学时', 'hours'),
          sumOf('points', 'hours'),
          {
            matters: 40,
          },
        ),
      ]),
      section('topics', two('研究课题', 'Topics'), [
        table('topics', two('学员研究课题', 'Research topics of the students'), { copy: false, maxRows: 200 }, [
          text('name', two('课题名称', 'Topic'), 150, { required: true }),
          text('mentor', two('导师', 'Mentor'), 50, { required: true }),
          number('pupils', two('学员数', 'Students'), { required: true, min: '1', max: '10' }),
          radio(
            'result',
            two('评价', 'Grade'),
            { excellent: two('优秀', 'Excellent'), good: two('良好', 'Good'), passed: two('合格', 'Passed') },
            { required: true },
          ),
        ]),
        workedOut('topicCount', two('课题数', 'Topics'), two('项', 'topics'), rowsOf('topics')),
      ]),
    ]),
    page('results', two('课程、成果与经费', 'Courses, results and funds'), [
      section('courses', two('课程与活动', 'Courses and events'), [
        figure('lessons', two('开设课程', 'Courses offered'), two('门', 'courses'), { most: '999' }),
        figure('lectures', two('科学家讲座', 'Lectures by scientists'), two('场', 'lectures'), { most: '999' }),
        figure(
          'prizes',
          two('学员获市级及以上奖项', 'Prizes students won at city level and above'),
          two('项', 'prizes'),
          {
            most: '999',
          },
        ),
        figure('pupilPapers', two('学员论文与专利', 'Papers and patents by students'), two('项', 'items'), {
          most: '999',
        }),
      ]),
      section('exchanges', two('交流活动', 'Exchange'), [
        part('exchanges', { label: two('举办的论坛与展示活动', 'Forums and exhibitions held') }),
      ]),
      section('money', two('经费', 'Funds'), [
        ...fundsBySource(sources),
        part('fundTotals', {
          ...fundTerms(sources),
          researchLabel: two('其中：课程与实践活动', 'Of this: spent on courses and practice'),
        }),
      ]),
    ]),
    page('plan', two('下年计划', 'Next year'), [section('next', null, [{ part: 'nextYear' }])]),
    lastPage(
      two('学员名册、活动照片与安全预案', 'List of students, photos of events and safety plan'),
      two('请先隐去学员名册中的证件号码，再上传。', 'Hide the ID numbers in the list of students.'),
      'name',
    ),
  ],
  rules: [
    {
      id: 'completedWithinEnrolled',
      assert: atMost(field('completed'), field('enrolled')),
      message: two('结业学员不能多于招收学员。', 'There cannot be more students who completed than students enrolled.'),
      at: ['completed', 'enrolled'],
    },
    {
      id: 'excellentWithinCompleted',
      assert: atMost(field('excellent'), field('completed')),
      message: two(
        '优秀学员不能多于结业学员。',
        'There cannot be more students with distinction than students who completed.',
      ),
      at: ['excellent', 'completed'],
    },
    {
      id: 'girlsWithinEnrolled',
      assert: atMost(field('girls'), field('enrolled')),
      message: two('女生人数不能多于招收学员。', 'There cannot be more girls than students enrolled.'),
      at: ['girls', 'enrolled'],
    },
    {
      id: 'mentorsWithinStaff',
      assert: atMost(field('mentors'), field('staff')),
      message: two(
        '带教导师不能多于导师与工作人员总数。',
        'There cannot be more mentors than mentors and staff together.',
      ),
      at: ['mentors', 'staff'],
    },
    {
      id: 'pointsAddUp',
      ...limited(sumOf('points', 'pupils'), 'exactly', field('enrolled'), {
        label: two('各实践点学员数之和', 'Students of the practice points'),
        unit: students,
      }),
      message: two(
        '各实践点学员数之和应等于招收学员数，请核对。',
        'The students of all practice points must add up to the students enrolled. Please check.',
      ),
      at: ['enrolled', 'points.pupils'],
    },
    {
      id: 'mentorsEnough',
      severity: 'warning',
      assert: atMost(field('enrolled'), times('15', field('mentors'))),
      message: two(
        '每名导师带教学员超过 15 人，请在年度工作总结中说明如何保证质量。',
        'There are more than 15 students per mentor. Say in the summary of the year how quality is ensured.',
      ),
      at: ['mentors', 'enrolled'],
    },
  ],
}
