/** Sections of the expert application form about the bank account, and about a stay from abroad. */

import type { ExpressionSource, RuleSource, SectionSource } from '@/smartform/schema/definition'
import lists from '../../db/seeds/dictionaries.json'
import { field, is } from '../expressions'
import { date, dictionary, radio, text } from '../fields'
import { two } from '../two'

/** The banks of the dictionary; a sub-branch's name starts with its bank's name. */
const banks = lists.deposit_bank.split(' ').map((entry) => entry.split(':'))

const overseas = is(field('account'), 'overseas')
const domestic = is(field('account'), 'domestic')
/** Certificates other than the resident ID card: the foreign bank mode of the specification (section 5). */
const fromAbroad: ExpressionSource = ['ne', field('residence'), 'mainland']

/** The account for review fees; numbers are masked for reading. */
export const payee: SectionSource = {
  id: 'payee',
  title: two('评审费收款账户', 'Account for review fees'),
  help: two('只用于支付评审费，户名须为本人。', 'Used for review fees only; the account must be in your own name.'),
  fields: [
    radio(
      'account',
      two('账户所在地', 'Where the account is'),
      { domestic: two('境内银行', 'A bank in mainland China'), overseas: two('境外银行', 'A bank elsewhere') },
      { required: true, width: 3, defaultValue: 'domestic' },
    ),
    dictionary('bankName', two('开户银行', 'Bank'), 'deposit_bank', {
      personal: 'bankName',
      prefill: 'profile.userBankName',
      required: domestic,
      visibleWhen: domestic,
    }),
    radio(
      'bankLocation',
      two('开户地', 'Where the bank is'),
      { 0: two('上海', 'Shanghai'), 1: two('外地', 'Elsewhere in mainland China') },
      { prefill: 'profile.userBankLocation', required: domestic, visibleWhen: domestic },
    ),
    text('subBranch', two('开户银行支行', 'Sub-branch'), 50, {
      personal: 'bankName',
      help: two('如：中国工商银行五角场支行', 'Its full name, in Chinese as on the bank’s papers.'),
      prefill: 'profile.userSubBankName',
      required: domestic,
      visibleWhen: domestic,
    }),
    {
      id: 'bankAccount',
      kind: 'text',
      label: two('银行账号', 'Account number'),
      personal: 'bankAccount',
      prefill: 'profile.userBankAccount',
      required: domestic,
      visibleWhen: domestic,
      sensitive: true,
      pattern: {
        source: '[1-9]\\d{11,18}',
        message: two('请输入正确的银行账号', 'Enter a valid account number: 12 to 19 digits'),
      },
    },
    text('overseasBank', two('境外银行名称', 'Name of the bank'), 100, {
      personal: 'bankName',
      required: overseas,
      visibleWhen: overseas,
      width: 2,
    }),
    {
      id: 'swift',
      kind: 'text',
      label: two('SWIFT 代码', 'SWIFT code'),
      personal: 'bankName',
      required: overseas,
      visibleWhen: overseas,
      pattern: {
        source: '[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?',
        message: two(
          'SWIFT 代码由 8 或 11 位大写字母和数字组成',
          'A SWIFT code has 8 or 11 capital letters and digits',
        ),
      },
    },
    {
      id: 'overseasAccount',
      kind: 'text',
      label: two('境外账号或 IBAN', 'Account number or IBAN'),
      personal: 'bankAccount',
      required: overseas,
      visibleWhen: overseas,
      sensitive: true,
      pattern: {
        source: '[A-Z0-9]{6,34}',
        message: two('账号由 6 至 34 位数字和大写字母组成', 'An account number has 6 to 34 digits and capital letters'),
      },
    },
  ],
}

/** For people from abroad: place of birth, arrival and departure (specification, section 5). */
export const stay: SectionSource = {
  id: 'stay',
  title: two('出入境信息', 'Entry and departure'),
  visibleWhen: fromAbroad,
  fields: [
    text('birthplace', two('出生地', 'Place of birth'), 50, {
      personal: 'origin',
      prefill: 'profile.userBirthplace',
      required: fromAbroad,
    }),
    date('firstEntry', two('首次入境时间', 'First entry'), {
      personal: 'stay',
      prefill: 'profile.firstEntryTime',
      required: fromAbroad,
    }),
    date('departure', two('预计离境时间', 'Expected departure'), {
      personal: 'stay',
      prefill: 'profile.expectDepartureTime',
      required: fromAbroad,
    }),
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
    message: two(
      '开户银行支行必须以开户银行开头，以分行、支行、营业部或者营业厅结尾。',
      'A sub-branch begins with the bank’s Chinese name and ends with 支行, 分行, 营业部 or 营业厅.',
    ),
    at: ['subBranch'],
  },
  {
    id: 'departureAfterEntry',
    when: fromAbroad,
    assert: ['gte', field('departure'), field('firstEntry')],
    message: two('预计离境时间不能早于首次入境时间。', 'The expected departure cannot be before the first entry.'),
    at: ['departure'],
  },
]
