/** Words by which a label is known to ask for personal data; for the tests of the register of personal data. */

const words =
  /身份证|银行|账号|账户|收款|SWIFT|出生|生日|手机|证件|健康|护照|病史|民族|党派|政治面貌|学历|学位|职称|职务|入境|离境|邮箱|电话|传真|住址|通讯地址|通信地址|籍贯|国籍|性别|姓名|照片|年龄|联系人|负责人|法定代表人|姓（|名（/

/** Whether a Chinese label speaks of a person: then its field needs an entry in the register of personal data. */
export const looksPersonal = (label: string): boolean => words.test(label)
