/** The texts of the user agreement and the privacy policy, as text keys; for `LegalPage`. */

import { text } from '@/lib/i18n/i18n'

interface LegalSection {
  title: string
  paragraphs: readonly string[]
  /** The register of personal data follows the paragraphs. */
  listsData?: true
}

/** The user agreement; text keys, with `{owner}` and `{contact}` from the configuration. */
export const userAgreement: readonly LegalSection[] = [
  {
    title: text('一、服务内容'),
    paragraphs: [
      text(
        '本平台由{owner}提供，用于科技计划项目申报、评审与管理，奖励提名，基地年度检查等事项的网上办理。注册和使用不收取费用。',
      ),
    ],
  },
  {
    title: text('二、账号'),
    paragraphs: [
      text(
        '一个手机号码注册一个账号，由本人使用，不得出借、转让。请妥善保管密码和验证码；以您的账号办理的事项视为本人办理。',
      ),
      text('发现账号被他人使用时，请立即修改密码并联系{contact}。'),
    ],
  },
  {
    title: text('三、填报内容'),
    paragraphs: [
      text(
        '您应当保证填报内容真实、完整、合法，不侵犯他人知识产权，不含涉密信息。弄虚作假的，按科研诚信有关规定处理。',
      ),
      text('以单位名义申报的，须经该单位审核。提交的时间以服务器记录的北京时间为准。'),
    ],
  },
  {
    title: text('四、使用规则'),
    paragraphs: [
      text('不得干扰平台运行、批量抓取数据、绕过权限，或冒用他人身份。违反的，平台可以暂停账号并依法追究责任。'),
    ],
  },
  {
    title: text('五、服务的变更与中断'),
    paragraphs: [text('平台维护会提前公告。因平台故障影响申报的，由{owner}公告延长办理时间。')],
  },
  {
    title: text('六、协议的变更与终止'),
    paragraphs: [text('协议变更时会在登录后提示。您可以随时联系{contact}申请注销账号；已提交的申报材料依法归档保存。')],
  },
  { title: text('七、适用法律'), paragraphs: [text('本协议适用中华人民共和国法律。协议以中文文本为准。')] },
]

/** The privacy policy; text keys. Its kinds of data are the register's (`lib/personal-data/register.ts`), listed after `listsData`. */
export const privacyPolicy: readonly LegalSection[] = [
  {
    title: text('一、我们处理哪些个人信息'),
    paragraphs: [
      text('只处理办理科技业务所必需的信息。下面逐项列明用途、依据、保存多久和谁能看到；标有“敏感”的是敏感个人信息。'),
      text('为保障安全，我们还记录登录时间、设备和操作日志，保存不少于六个月。'),
    ],
    listsData: true,
  },
  {
    title: text('二、信息不用来做什么'),
    paragraphs: [text('不用于商业推广，不做与办理事项无关的自动分析，不出售。')],
  },
  {
    title: text('三、提供给谁'),
    paragraphs: [text('核验身份时，会把必要的信息发送给公安、银行等法定核验机构。除法律规定外，不向其他第三方提供。')],
  },
  {
    title: text('四、怎样保存'),
    paragraphs: [
      text(
        '数据保存在中华人民共和国境内，传输加密。登录凭证在您的浏览器中保存 7 天；未提交的填写内容可能暂存在您的设备上，最多 {days} 天：其中的证件号码和银行账号都经过加密，退出登录后全部加密，只有您本人再次登录才能打开。',
      ),
    ],
  },
  {
    title: text('五、您的权利'),
    paragraphs: [
      text(
        '您可以在“账户设置”中查阅、更正信息，解绑微信和一网通办账号，也可以联系{contact}申请复制、删除信息或注销账号。',
      ),
    ],
  },
  {
    title: text('六、浏览器中的存储'),
    paragraphs: [
      text('本平台只使用登录和语言所必需的 Cookie，以及保存外观设置和未提交内容的本地存储，不使用跟踪工具。'),
    ],
  },
  {
    title: text('七、联系我们'),
    paragraphs: [text('对个人信息保护有疑问或投诉，请联系{contact}，我们在十五个工作日内答复。')],
  },
]
