/** The names of field kinds for authors. */

import { t, text } from '@/lib/i18n/i18n'
import type { FieldKind } from '../kinds/kinds'

const names: Readonly<Record<FieldKind, string>> = {
  static: text('说明文字'),
  text: text('单行文字'),
  longText: text('多行文字'),
  richText: text('带格式的文字'),
  number: text('数字'),
  money: text('金额'),
  percent: text('百分比'),
  date: text('日期'),
  month: text('月份'),
  time: text('时间'),
  dateRange: text('起止日期'),
  yesNo: text('是或否'),
  radio: text('单选'),
  checkboxGroup: text('多选'),
  dictionary: text('字典选择'),
  dictionaryTree: text('分级字典选择'),
  unitPicker: text('单位选择'),
  person: text('人员'),
  mobile: text('手机号码'),
  email: text('电子邮箱'),
  certificate: text('证件'),
  attachments: text('附件'),
  image: text('图片'),
  commitment: text('承诺'),
  computed: text('计算值'),
  table: text('表格'),
}

/** A kind's name in the interface language. */
export function kindName(kind: FieldKind): string {
  return t(names[kind])
}
