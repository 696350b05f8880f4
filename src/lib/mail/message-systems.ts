/** Names of the systems that send messages, for the inbox and its export. */

import { text } from '../i18n/i18n'

/** Names of the systems that send messages; the specification lists their codes (section 9). */
export const systemNames: Readonly<Record<string, string>> = {
  s01: text('账户与单位'),
  s02: text('项目与基地'),
  s09: text('科技奖励'),
  s10: text('专家与评审'),
  s23: text('审计与评价'),
}
