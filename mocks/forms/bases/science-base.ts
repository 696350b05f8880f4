/** Form definition: the annual report of a science base, in two versions. */

import type { FormSource } from '@/smartform/schema/definition'
import { atMost, field } from '../expressions'
import { changedIn, figure } from '../parts/figure'
import { page, part, section } from '../structure'
import { two } from '../two'
import { baseParts } from './parts/all'
import { duties, funds, paperLevels, projectSources } from './parts/choices'
import { fundsBySource, fundTerms } from './parts/conditions'
import { lastPage, words } from './parts/plan'

const sources = [funds.city, funds.national, funds.local, funds.host, funds.service]
const days = two('天', 'days')
const times = two('次', 'times')
const onlyInPerson = changedIn(
  2,
  two('自本版起只计入馆参观，不再计线上访问', 'from this version on, visits in person only, no longer online ones'),
)

/** 科学基地年度检查: observation, shared resources and data, and science for the public. */
const scienceBase = (version: 1 | 2): FormSource => ({
  id: 'science-base',
  version,
  languages: ['zh', 'en'],
  title: two('科学基地年度检查表', 'Annual inspection of a science base'),
  parts: baseParts,
  pages: [
    page('overview', two('基地概况与人员', 'The base and its people'), [
      part('facts', { bodyLabel: two('基地名称', 'Name of the base') }),
      section('year', two('年度总结', 'The year'), [
        words('progress', two('年度建设进展与主要成效', 'Progress and main results of the year'), 3000),
        words('problems', two('存在的问题与整改情况', 'Problems, and what was done about them'), 1500, false),
      ]),
      section('people', two('人员', 'People'), [
        part('staff', { label: two('基地人员总数', 'People of the base') }),
        part('keyPeople', {
          label: two('科研与管理骨干', 'Key people'),
          duties: duties(
            two('基地主任', 'Head of the base'),
            ['research', '科研', 'Research'],
            ['observe', '观测与资源管理', 'Observation and resources'],
            ['outreach', '科学普及', 'Outreach'],
            ['manage', '管理', 'Administration'],
          ),
        }),
      ]),
    ]),
    page('conditions', two('条件与经费', 'Equipment and funds'), [
      section('resources', two('观测与科学资源', 'Observation and resources'), [
        figure('observedDays', two('连续观测天数', 'Days observed'), days, { most: '366', matters: 30 }),
        figure('samples', two('保藏种质、标本或样品', 'Specimens and samples kept'), two('份', 'items'), {
          most: '9999999',
          matters: 100,
        }),
        figure('dataKept', two('积累科学数据', 'Data kept'), two('GB', 'GB'), {
          decimals: 1,
          most: '99999999',
          matters: 100,
        }),
        figure('dataShared', two('其中向外共享', 'Of this shared'), two('GB', 'GB'), {
          decimals: 1,
          most: '99999999',
          matters: 100,
        }),
      ]),
      section('equipment', two('仪器设备', 'Equipment'), [part('equipment', { threshold: '20' })]),
      section('money', two('经费', 'Funds'), [...fundsBySource(sources), part('fundTotals', fundTerms(sources))]),
    ]),
    page('results', two('科研与成果', 'Research and results'), [
      section('projects', two('在研项目', 'Projects'), [
        part('projects', {
          sources: [
            projectSources.national,
            projectSources.ministry,
            projectSources.city,
            projectSources.district,
            projectSources.own,
          ],
        }),
      ]),
      section('papers', two('论文著作', 'Papers and books'), [
        part('papers', {
          indexedLabel: two('其中：SCI、EI 收录', 'Of these: indexed in SCI or EI'),
          levels: paperLevels,
        }),
      ]),
      section('patents', two('知识产权', 'Intellectual property'), [{ part: 'patents' }]),
      section('standards', two('标准', 'Standards'), [{ part: 'standards' }]),
    ]),
    page('openness', two('开放与交流', 'Openness and exchange'), [
      section('service', two('开放服务', 'Service to others'), [{ part: 'openService' }]),
      section('outreach', two('科学普及', 'Outreach'), [
        figure('outreachEvents', two('科普活动', 'Events'), times, { most: '9999', matters: 10 }),
        figure('outreachVisitors', two('接待公众', 'Visitors from the public'), two('人次', 'visits'), {
          most: '9999999',
          matters: 200,
          ...(version === 1 ? {} : onlyInPerson),
        }),
        figure('outreachSchools', two('结对学校', 'Schools served'), two('所', 'schools'), { most: '999' }),
      ]),
      section('training', two('人才培养', 'Training'), [{ part: 'training' }]),
      section('visitors', two('来访', 'Visitors'), [{ part: 'visitors' }]),
      section('exchanges', two('学术交流', 'Exchange'), [{ part: 'exchanges' }]),
    ]),
    page('plan', two('下年计划', 'Next year'), [section('next', null, [{ part: 'nextYear' }])]),
    lastPage(
      two('年度检查证明材料', 'Proofs'),
      two(
        '观测记录、资源目录、经费决算等，加盖依托单位公章。',
        "Records, catalogue of resources, accounts, with the host unit's seal.",
      ),
    ),
  ],
  rules: [
    {
      id: 'sharedWithinData',
      assert: atMost(field('dataShared'), field('dataKept')),
      message: two('向外共享的数据不能多于积累的数据。', 'No more data can be shared than is kept.'),
      at: ['dataShared', 'dataKept'],
    },
    {
      id: 'outreachCounted',
      severity: 'warning',
      assert: ['or', ['gt', field('outreachVisitors'), 0], ['eq', field('outreachEvents'), 0]],
      message: two('填写了科普活动而没有接待公众，请核对。', 'Events without a visitor: please check.'),
      at: ['outreachVisitors', 'outreachEvents'],
    },
  ],
})

/** Version 1 counts online visits, version 2 does not. */
export const scienceBaseForm1 = scienceBase(1)
export const scienceBaseForm = scienceBase(2)
