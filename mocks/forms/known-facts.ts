/**
 * Which facts are known before each form is opened, and which a form asks anew on purpose; the workshop offers
 * prefill sources by it, and tests compare them.
 */

import type { KnownFact } from '@/smartform/authoring/asked-twice'

type Earlier = readonly (readonly [formId: string, root: string])[]

const declaration: Earlier = [
  ['project-declaration', 'declaration'],
  ['soft-science-declaration', 'declaration'],
]
const contract: Earlier = [...declaration, ['task-book', 'taskBook']]
const closing: Earlier = [...contract, ['acceptance', 'acceptance']]

/** The forms whose answers a form can take over, with their root in `prefill` paths. */
export const earlierForms: Readonly<Record<string, Earlier>> = {
  'task-book': declaration,
  acceptance: contract,
  'contract-change': contract,
  'monthly-progress': contract,
  'budget-audit': contract,
  'topic-task': contract,
  'performance-evaluation': closing,
  'technical-evaluation': closing,
  'project-audit': closing,
  'topic-progress': [['topic-task', 'topicTask']],
  'topic-acceptance': [['topic-task', 'topicTask']],
  'award-report': [['award-nomination', 'award']],
  'foreign-award-report': [['foreign-nominee', 'award']],
  'formal-examination': [['award-report', 'report']],
  'fund-application': [['national-matching', 'fund']],
  'foreign-expert-check': [['foreign-expert-project', 'filed']],
}

const fact = (source: string, names: readonly string[], kinds: KnownFact['kinds']): KnownFact => ({
  source,
  names,
  kinds,
})

/** Facts of the person who fills in: their profile and résumé. Not translated: labels as definitions write them. */
export const personFacts: readonly KnownFact[] = [
  fact('profile.userFullname', ['姓名', '申报人姓名', '联系人姓名'], ['text']), // not translated: labels
  fact('profile.userCertificate', ['身份证号', '证件号码'], ['certificate']), // not translated: labels
  fact('profile.userMobile', ['手机号码', '手机', '联系手机'], ['mobile']), // not translated: labels
  fact('profile.userEmail', ['电子邮箱', '邮箱'], ['email']), // not translated: labels
  fact('profile.userTelephone', ['办公电话', '电话'], ['text']), // not translated: labels
  fact('profile.userBirthday', ['出生日期'], ['date']), // not translated: labels
  fact('profile.userPosition', ['职务'], ['text']), // not translated: labels
  fact('profile.userMajor', ['专业', '从事专业'], ['text']), // not translated: labels
  fact('profile.userAcademicDegree', ['学位', '最高学位'], ['dictionary']), // not translated: labels
  fact('profile.userHighDegree', ['学历', '最高学历'], ['dictionary']), // not translated: labels
  fact('profile.userAddress', ['通讯地址', '通信地址'], ['text']), // not translated: labels
  fact('profile.userZipcode', ['邮政编码'], ['text']), // not translated: labels
  fact('profile.userBankName', ['开户银行'], ['text', 'dictionary']), // not translated: labels
  fact('profile.userBankAccount', ['银行账号'], ['text']), // not translated: labels
  fact('profile.userBirthplace', ['出生地'], ['text', 'dictionary']), // not translated: labels
  fact('resume.WORK.title', ['职称'], ['dictionary', 'text']), // not translated: labels
]

/** Facts of the unit that files. */
export const unitFacts: readonly KnownFact[] = [
  fact('unit.unitName', ['单位名称', '承担单位', '所在单位', '工作单位'], ['text', 'unitPicker']), // not translated: labels
  fact('unit.unitUniformSocialCredit', ['统一社会信用代码'], ['text']), // not translated: labels
  fact('unit.unitLegalPerson', ['法定代表人'], ['text']), // not translated: labels
  fact('unit.unitAddress', ['单位地址'], ['text']), // not translated: labels
  fact('unit.unitRegisterDate', ['成立日期'], ['date']), // not translated: labels
]

const ofTopic = 'of the topic, not of its project'
const ofNominee = 'of the nominee, not of who fills in'
const ofExpert = 'of the expert from abroad, not of who fills in'
const ofYear = 'of this year'
const happened = 'as it happened, not as it was planned'

/** Fields that ask anew on purpose, by form and field, with the reason. */
export const askedAnew: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'topic-task': {
    objective: ofTopic,
    approach: ofTopic,
    milestones: ofTopic,
    indicators: ofTopic,
    directCosts: ofTopic,
    indirectSpecial: ofTopic,
    indirectSelfRaised: ofTopic,
  },
  'award-nomination': {
    bornOn: ofNominee,
    certificate: ofNominee,
    nomineeMobile: ofNominee,
    nomineeEmail: ofNominee,
    creditCode: ofNominee,
  },
  'foreign-nominee': { bornOn: ofNominee, nomineeUnit: ofNominee, position: ofNominee, nomineeEmail: ofNominee },
  'foreign-award-report': { contactPhone: 'with the country code, which the profile does not hold' },
  'fund-application': { amount: ofYear, arrived: ofYear },
  'foreign-expert-project': { bornOn: ofExpert, position: ofExpert, degree: ofExpert, email: ofExpert },
  'foreign-expert-check': { entryOn: happened, departureOn: happened, lectures: happened },
}

const judged = 'a judgement that is made in this document'
const madeNow = 'a file that is made for this document'
const ofThisTopic = 'the topic’s own part, which its leader plans now'
const inPeriod = 'done in this half year, and told for the first time'
const control = 'typed from the paper to check the sum against it'

/**
 * Required answers of a project's documents that nobody can know before they are given, by form and place, with the reason. All
 * other required answers arrive filled (`tests/prefill-report.test.ts`).
 */
export const newFacts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'contract-change': {
    changeKind: 'what is to be changed is decided now',
    reason: 'why it is to be changed is told nowhere before',
    proofs: madeNow,
  },
  acceptance: {
    completed: 'what was done is told for the first time',
    'indicators.reached': 'fewer results are recorded than were agreed; what else was reached is the leader’s to say',
    effect: 'how the results are used is told for the first time',
    'spending.spent': 'no document before the acceptance tells what was spent',
    spentTotal: control,
    report: madeNow,
    proofs: madeNow,
    accounts: madeNow,
  },
  'performance-evaluation': {
    achievements: 'which of the outputs offered count for the project is the leader’s to choose',
    lessons: judged,
    satisfaction: judged,
  },
  'technical-evaluation': {
    completeness: judged,
    novelty: judged,
    evidence: judged,
    reuse: judged,
    grade: judged,
    comment: judged,
  },
  'topic-task': { objective: ofThisTopic, approach: ofThisTopic, milestones: ofThisTopic },
  'topic-progress': { completed: inPeriod, spent: inPeriod, work: inPeriod, next: inPeriod },
  'topic-acceptance': {
    'indicators.reached': 'what was reached of what was agreed is the topic leader’s to say',
    'spending.spent': 'the progress reports tell one sum, not the subjects',
    proofs: madeNow,
    accounts: madeNow,
  },
  'budget-audit': { verified: judged, vouchedTotal: control, opinion: judged, file: madeNow },
  'project-audit': { verified: judged, vouchedTotal: control, opinion: judged, file: madeNow },
}
