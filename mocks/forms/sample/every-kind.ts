/** Pages of the sample form with one field of every kind, with all limits it supports. */
import type { PageSource } from '@/smartform/schema/definition'
import { field, is } from '../expressions'
import {
  certificate,
  checkboxGroup,
  computed,
  date,
  dateRange,
  dictionary,
  email,
  longText,
  mobile,
  money,
  month,
  number,
  percent,
  radio,
  text,
} from '../fields'
import { page, pageWithHelp, section, table } from '../structure'

const options = (...labels: string[]) => labels.map((label, index) => ({ value: `o${index + 1}`, label }))

export const everyKindPages: readonly PageSource[] = [
  pageWithHelp('texts', '文字与数字', '样例表单列出全部填写项类型，供试填和测试使用。', [
    section('writing', '文字', [
      { id: 'note', kind: 'static', label: '说明', text: '本表用于试填，提交后不进入评审。\n内容会自动保存。' },
      text('projectName', '样例名称', 50, { required: true, width: 2, minLength: 2 }),
      {
        id: 'code',
        kind: 'text',
        label: '内部编号',
        pattern: { source: '[A-Z]{2}\\d{4}', message: '内部编号由两个大写字母和四位数字组成，例如 AB1234' },
      },
      longText('summary', '内容摘要', 300, { required: true }),
      {
        id: 'story',
        kind: 'richText',
        label: '详细介绍',
        help: '可以加粗、分条和插入链接；从其他软件粘贴时只保留这些格式。',
        maxLength: 1000,
      },
    ]),
    section('numbers', '数字', [
      number('staff', '参加人数', { unit: '人', min: '1', max: '999999999', required: true }),
      money('amount', '研发投入', { min: '0', max: '999999999', decimals: 3 }),
      percent('ratio', '自筹比例', { help: '0 至 100，最多两位小数。' }),
      computed('selfFunded', '自筹金额', ['divide', ['multiply', field('amount'), field('ratio')], 100], {
        decimals: 3,
        unit: '万元',
      }),
    ]),
    section('days', '日期', [
      date('foundedOn', '成立日期', { latest: '2030-12-31' }),
      month('reportMonth', '填报月份', { required: true }),
      dateRange('cycle', '建设周期', { required: true, width: 2 }),
      { id: 'opensAt', kind: 'time', label: '每日开放时间', earliest: '06:00', latest: '22:00' },
    ]),
  ]),
  page('choices', '选择与附件', [
    section('choosing', '选择', [
      radio('scale', '规模', options('大型', '中型', '小型', '微型'), { required: true, width: 2 }),
      { id: 'joint', kind: 'yesNo', label: '是否联合', required: true },
      {
        id: 'partner',
        kind: 'unitPicker',
        label: '联合单位',
        visibleWhen: field('joint'),
        required: field('joint'),
        width: 2,
      },
      checkboxGroup('interests', '服务方向', options('研究开发', '技术转移', '检验检测', '创业孵化', '科技金融'), {
        minSelected: 1,
        maxSelected: 3,
        required: true,
      }),
      dictionary('degree', '学位', 'user_degree', { personal: 'education' }),
      {
        id: 'area',
        kind: 'dictionaryTree',
        label: '应用领域',
        width: 2,
        dictionaryType: 'user_application_area',
        required: true,
      },
    ]),
    section('contact', '人员与联系方式', [
      {
        id: 'contactPerson',
        kind: 'person',
        label: '联系人',
        required: true,
        types: ['111', '414', '516', '511'],
      },
      mobile('contactMobile', '值班手机'),
      email('contactEmail', '电子邮箱', { required: true }),
      certificate('legalCertificate', '法定代表人证件'),
    ]),
    section('files', '附件', [
      {
        id: 'proof',
        kind: 'attachments',
        label: '证明材料',
        help: '加盖公章的扫描件。',
        accept: ['pdf', 'jpg', 'png'],
        maxCount: 3,
        width: 2,
      },
      { id: 'logo', kind: 'image', label: '标识图片', maxKilobytes: 2048 },
      table('visits', '现场考察', { help: '一列可以是任何一种填写项。', maxRows: 20 }, [
        { id: 'at', kind: 'time', label: '时间' },
        { id: 'guide', kind: 'person', label: '接待人', types: ['111', '414'] },
        { id: 'field', kind: 'dictionaryTree', label: '领域', dictionaryType: 'user_application_area' },
        { id: 'findings', kind: 'richText', label: '情况', maxLength: 500 },
        { id: 'files', kind: 'attachments', label: '材料', accept: ['pdf', 'jpg', 'png'], maxCount: 2 },
        { id: 'photo', kind: 'image', label: '照片', personal: 'photo', maxKilobytes: 2048 },
        { id: 'agreed', kind: 'commitment', label: '确认', text: '情况属实' },
      ]),
      { id: 'trueAsFiled', kind: 'commitment', label: '承诺', text: '以上内容属实' },
      {
        id: 'jointAgreement',
        kind: 'attachments',
        label: '联合协议',
        accept: ['pdf'],
        visibleWhen: field('joint'),
        required: is(field('joint'), true),
      },
    ]),
  ]),
]
