import type { ExpressionSource, RuleSource, SectionSource } from '@/smartform/schema/definition'
import lists from '../../db/seeds/dictionaries.json'
import { field, is } from '../expressions'
import { inBoth } from '../in-both'

/** The banks of the dictionary; a sub-branch's name starts with its bank's name. */
const banks = lists.deposit_bank.split(' ').map((entry) => entry.split(':'))

const overseas = is(field('account'), 'overseas')
const domestic = is(field('account'), 'domestic')
/** Certificates other than the resident ID card: the foreign bank mode of the specification (section 5). */
const fromAbroad: ExpressionSource = ['ne', field('residence'), 'mainland']

/** The account for review fees; numbers are masked for reading. */
export const payee: SectionSource = {
  id: 'payee',
  title: inBoth('评审费收款账户', 'Account for review fees'),
  help: inBoth('只用于支付评审费，户名须为本人。', 'Used for review fees only; the holder is yourself.'),
  fields: [
    {
      id: 'account',
      kind: 'radio',
      label: inBoth('账户所在地', 'Where the account is'),
      required: true,
      width: 3,
      defaultValue: 'domestic',
      options: [
        { value: 'domestic', label: inBoth('境内银行', 'A bank in mainland China') },
        { value: 'overseas', label: inBoth('境外银行', 'A bank elsewhere') },
      ],
    },
    {
      id: 'bankName',
      kind: 'dictionary',
      label: inBoth('开户银行', 'Bank'),
      dictionaryType: 'deposit_bank',
      prefill: 'profile.userBankName',
      required: domestic,
      visibleWhen: domestic,
    },
    {
      id: 'bankLocation',
      kind: 'radio',
      label: inBoth('开户地', 'Place of the bank'),
      prefill: 'profile.userBankLocation',
      required: domestic,
      visibleWhen: domestic,
      options: [
        { value: '0', label: inBoth('上海', 'Shanghai') },
        { value: '1', label: inBoth('外地', 'Elsewhere in mainland China') },
      ],
    },
    {
      id: 'subBranch',
      kind: 'text',
      label: inBoth('开户银行支行', 'Sub-branch'),
      help: inBoth('如：中国工商银行五角场支行', 'Its full name, in Chinese as on the bank’s papers.'),
      prefill: 'profile.userSubBankName',
      required: domestic,
      visibleWhen: domestic,
      maxLength: 50,
    },
    {
      id: 'bankAccount',
      kind: 'text',
      label: inBoth('银行账号', 'Account number'),
      prefill: 'profile.userBankAccount',
      required: domestic,
      visibleWhen: domestic,
      sensitive: true,
      pattern: {
        source: '[1-9]\\d{11,18}',
        message: inBoth('请输入正确的银行账号', 'Enter a valid account number: 12 to 19 digits'),
      },
    },
    {
      id: 'overseasBank',
      kind: 'text',
      label: inBoth('境外银行名称', 'Name of the bank'),
      required: overseas,
      visibleWhen: overseas,
      width: 2,
      maxLength: 100,
    },
    {
      id: 'swift',
      kind: 'text',
      label: inBoth('SWIFT 代码', 'SWIFT code'),
      required: overseas,
      visibleWhen: overseas,
      pattern: {
        source: '[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?',
        message: inBoth(
          'SWIFT 代码由 8 或 11 位大写字母和数字组成',
          'A SWIFT code has 8 or 11 capital letters and digits',
        ),
      },
    },
    {
      id: 'overseasAccount',
      kind: 'text',
      label: inBoth('境外账号或 IBAN', 'Account number or IBAN'),
      required: overseas,
      visibleWhen: overseas,
      sensitive: true,
      pattern: {
        source: '[A-Z0-9]{6,34}',
        message: inBoth(
          '账号由 6 至 34 位数字和大写字母组成',
          'An account number has 6 to 34 digits and capital letters',
        ),
      },
    },
  ],
}

/** For people from abroad: place of birth, arrival and departure (specification, section 5). */
export const stay: SectionSource = {
  id: 'stay',
  title: inBoth('出入境信息', 'Entry and departure'),
  visibleWhen: fromAbroad,
  fields: [
    { id: 'birthplace', kind: 'text', label: inBoth('出生地', 'Place of birth'), required: fromAbroad, maxLength: 50 },
    {
      id: 'firstEntry',
      kind: 'date',
      label: inBoth('首次入境时间', 'First entry'),
      prefill: 'profile.firstEntryTime',
      required: fromAbroad,
    },
    {
      id: 'departure',
      kind: 'date',
      label: inBoth('预计离境时间', 'Expected departure'),
      prefill: 'profile.expectDepartureTime',
      required: fromAbroad,
    },
  ],
}

export const payeeRules: readonly RuleSource[] = [
  {
    id: 'subBranchOfBank',
    when: ['and', domestic, ['filled', field('subBranch')], ['filled', field('bankName')]],
    assert: [
      'and',
      [
        'or',
        ...banks.map(
          ([code = '', name = '']): ExpressionSource => [
            'and',
            is(field('bankName'), code),
            ['startsWith', field('subBranch'), name],
          ],
        ),
      ],
      ['matches', field('subBranch'), '.*(支行|分行|营业部|营业厅)'],
    ],
    message: inBoth(
      '开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。',
      'A sub-branch begins with the bank’s Chinese name and ends with 支行, 分行, 营业部 or 营业厅.',
    ),
    at: ['subBranch'],
  },
  {
    id: 'departureAfterEntry',
    when: fromAbroad,
    assert: ['gte', field('departure'), field('firstEntry')],
    message: inBoth('预计离境时间不能早于首次入境时间。', 'The expected departure cannot be before the first entry.'),
    at: ['departure'],
  },
]
