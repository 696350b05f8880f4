/** The questions and answers of the help centre, as text keys; the search palette finds them too. */
import { ownValue } from '@/lib/collections/own-value'
import { text } from '@/lib/i18n/i18n'
import { hints } from '@/shared/help/hints'
import { declaration } from '@/work/kinds/declaration'
import { declarationMeanings } from './state-meanings'

/** A question with its answer in paragraphs or terms; text keys. */
export interface HelpTopic {
  /** Its anchor in the help centre. */
  id: string
  title: string
  answer: readonly string[]
  /** Terms with their meanings. */
  terms?: readonly (readonly [word: string, meaning: string])[]
}

export interface HelpGroup {
  title: string
  topics: readonly HelpTopic[]
}

const states = Object.entries(declaration.states).map(
  ([state, { label }]) => [label, ownValue(declarationMeanings, state) ?? ''] as const,
)

/** The help centre's topics; the header search finds them too. */
export const helpGroups: readonly HelpGroup[] = [
  {
    title: text('开始使用'),
    topics: [
      {
        id: 'start',
        title: text('第一次使用要做什么？'),
        answer: [
          text('注册账户后依次完成三步：实名认证、关联单位、由单位管理员开通功能。首页会显示进行到哪一步。'),
          hints.rights,
        ],
      },
      { id: 'real-name', title: text('实名认证要到哪一级？'), answer: [hints.realNameLimit, hints.realName] },
      {
        id: 'unit',
        title: text('怎样关联单位？'),
        answer: [
          text('在首页或个人履历中选择“申请关联单位”，搜索单位名称并提交。'),
          hints.unitApproval,
          hints.unitUnregistered,
        ],
      },
      {
        id: 'menu',
        title: text('为什么没有某个功能的菜单？'),
        answer: [text('菜单按权限显示。如工作需要，请联系本单位的单位管理员开通；还没有关联单位的，请先关联。')],
      },
      {
        id: 'sign-in',
        title: text('登录不了怎么办？'),
        answer: [
          text('连续输错密码，账号会锁定十五分钟，到时自动解锁。忘记密码可用手机验证码重置。'),
          text('收不到验证码时，请核对手机号码，60 秒后可以重新获取；也可以用微信或一网通办登录。'),
        ],
      },
      {
        id: 'password',
        title: text('怎样修改密码、手机号码或邮箱？'),
        answer: [text('在右上角用户菜单的“账户设置”中打开“安全设置”。登录的设备和绑定的账号也在那里查看和解除。')],
      },
    ],
  },
  {
    title: text('申报项目'),
    topics: [
      {
        id: 'declare',
        title: text('怎样申报项目？'),
        answer: [
          text('在“申报指南”中选择正在受理的指南，阅读须知并确认申报条件，选择申报单位、作出承诺后开始填报。'),
          hints.autosave,
          text('全部填好后核对并提交。提交后由单位审核，再由主管部门审核，进度在“我的项目”中查看。'),
        ],
      },
      {
        id: 'deadlines',
        title: text('截止时间怎么算？'),
        answer: [
          text('时间以服务器的北京时间为准；在其他时区使用时，时间后会注明“北京时间”。'),
          text(
            '“申报截止”是申请人提交的最后时间，过后不能提交；“单位推荐截止”是单位审核推荐的最后时间。请给单位留出审核时间。',
          ),
          text('三天以内到期的事项会标明剩余天数或小时数。'),
        ],
      },
      { id: 'states', title: text('申报书的各种状态是什么意思？'), answer: [], terms: states },
      {
        id: 'returned',
        title: text('申报书被退回了怎么办？'),
        answer: [
          text('退回的申报书在首页和“我的项目”中，打开即可看到退回意见和有批注的地方。修改后重新提交。'),
          text('每条批注可以标记为已修改，或说明不修改的理由，审核人会看到修改前后的内容。'),
        ],
      },
      {
        id: 'withdraw',
        title: text('提交后还能修改吗？'),
        answer: [text('单位处理之前可以撤回，撤回后继续修改。单位处理之后，只有退回时才能修改。')],
      },
      {
        id: 'saving',
        title: text('填写的内容保存在哪里？'),
        answer: [
          text('填写时自动保存到服务器；断网时先存在这台设备上，恢复后继续。页面下方显示最近一次保存的时间。'),
          text('登录失效后重新登录，会回到原来的页面，还没有送到服务器的内容会再次提供。'),
        ],
      },
    ],
  },
  {
    title: text('立项以后'),
    topics: [
      {
        id: 'task-book',
        title: text('立项后怎样签订任务书？'),
        answer: [
          text(
            '在“我的项目”的“任务书与合同”中填报，期限写在待办和项目页上。提交后由单位审核，不能撤回；退回修改时才能再改。',
          ),
          text('审核通过后，由项目负责人、承担单位和主管部门依次签订。'),
        ],
      },
      {
        id: 'contract-change',
        title: text('执行中要变更怎么办？'),
        answer: [
          text(
            '更换负责人或承担单位，调整执行期或预算，在“我的项目”的“变更”中提出申请，由单位审核，再由主管部门决定。',
          ),
          text('单位审核完成前可以关闭申请；项目验收结束后不能再申请变更。'),
        ],
      },
      {
        id: 'acceptance',
        title: text('怎样申请验收？'),
        answer: [
          text('在“我的项目”的“验收”中填报材料并在期限内提交，由单位审核，再由主管部门审核并组织专家验收。'),
          text('结论是通过、限期整改或不通过。限期整改的，在期限内修改后再次提交。'),
        ],
      },
    ],
  },
  {
    title: text('与同事一起办理'),
    topics: [
      {
        id: 'delegate',
        title: text('可以请同事填写其中一部分吗？'),
        answer: [
          text('可以。在填报的概览页点“交给同事填写”，选择内容、同事和期限。同事只看到所选内容；您可以随时收回。'),
        ],
      },
      {
        id: 'cover',
        title: text('外出时谁来办理我的待办？'),
        answer: [text('在“待办事项”下方点“请同事代办”，选择同一单位的同事和起止日期。签署、确认和评审须由本人办理。')],
      },
      {
        id: 'reviewing-unit',
        title: text('单位管理员在哪里审核？'),
        answer: [
          text('首页和“待办事项”列出等您处理的事项，也可以在“项目审核”和“单位管理”的列表中查看，多项可以一起办理。'),
        ],
      },
    ],
  },
  {
    title: text('谁能看到什么'),
    topics: [
      {
        id: 'who-sees-declaration',
        title: text('谁能看到我的申报书？'),
        answer: [
          text(
            '草稿只有您自己能看到。提交后，申报单位的管理员能看到；单位推荐后，主管部门能看到。部门管理员只能看到本部门的申报书。',
          ),
          text('评审专家只能看到分给他们的申报书；您在申报书中填写的回避专家不会参加评审。'),
        ],
      },
      {
        id: 'who-sees-profile',
        title: text('谁能看到我的证件号码和银行账号？'),
        answer: [
          text(
            '证件号码：您自己、审核通过您的单位的管理员、依职责办理的主管部门，以及核验时的法定机构。银行账号：您自己、办理付款的主管部门，以及核验时的法定机构。页面和打印件中只显示后四位；别人显示完整号码时，会记在“我的数据”中。这些号码存在您的设备上时都经过加密。',
          ),
        ],
      },
      {
        id: 'reviewers',
        title: text('我能看到谁审核了申报书吗？'),
        answer: [text('“申报进度”中列出每一步由谁、何时办理和意见。专家评审只显示进度，不显示专家姓名。')],
      },
    ],
  },
  {
    title: text('使用界面'),
    topics: [
      {
        id: 'look',
        title: text('怎样使用大号文字、深色主题和高对比度？'),
        answer: [text('在右上角的用户菜单中打开或关闭；没有选择时跟随系统的设置。')],
      },
      {
        id: 'language',
        title: text('怎样切换语言？'),
        answer: [text('点页面上方的“English”或“中文”。所选语言会记住一年；申报书和指南的原文以中文为准。')],
      },
      {
        id: 'search',
        title: text('怎样快速找到页面或项目？'),
        answer: [text('登录后按 Ctrl 和 K，或点右上角的放大镜，可以用汉字、拼音或首字母查找页面、项目、指南和帮助。')],
      },
    ],
  },
]

export const helpTopics: readonly HelpTopic[] = helpGroups.flatMap(({ topics }) => topics)
