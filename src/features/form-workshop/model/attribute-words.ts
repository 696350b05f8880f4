/** The names of a definition's attributes in plain words, for the workshop. */

import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'

const names: Readonly<Record<string, string>> = {
  accept: text('可以上传的文件类型'),
  anyLevel: text('可以选上级条目'),
  assert: text('必须满足'),
  at: text('提示显示在'),
  cards: text('每行显示为卡片'),
  code: text('错误代码（选填）'),
  columns: text('列'),
  decimals: text('小数位数'),
  dictionaryType: text('字典'),
  earliest: text('最早'),
  fixedRows: text('固定的行'),
  givenRows: text('不能增减预先带出的行'),
  latest: text('最晚'),
  ledger: text('填写时的对照'),
  max: text('最大值'),
  maxCount: text('最多文件数'),
  maxKilobytes: text('每个文件的大小上限（KB）'),
  maxLength: text('最多字数'),
  maxRows: text('最多行数'),
  maxSelected: text('最多选几项'),
  min: text('最小值'),
  minLength: text('最少字数'),
  minRows: text('最少行数'),
  minSelected: text('最少选几项'),
  options: text('选项'),
  pattern: text('格式'),
  prefill: text('预先带出的来源'),
  required: text('是否必填'),
  rows: text('输入框行数'),
  text: text('文字内容'),
  totals: text('要合计的列'),
  types: text('证件类型'),
  unit: text('计量单位'),
  value: text('计算公式'),
  visibleWhen: text('什么时候显示'),
  when: text('什么时候检查'),
}

/** An attribute's name, to be translated; an attribute that has none is named as the definition does. */
export const attributeName = (attribute: string) => ownValue<string>(names, attribute) ?? attribute
