/** Rules about a person that several forms ask for: age and nationality. */
import type { ExpressionSource, FormSource } from '@/smartform/schema/definition'
import { atMost, both, field } from './expressions'
import { two } from './two'

type Rule = NonNullable<FormSource['rules']>[number]

/** A person in messages: in Chinese, and in English with article. */
interface Person {
  zh: string
  en: string
}

/** The person born on `bornOn` is of age. `when`: the forms that also take others say when there is one. */
export function adult({ zh, en }: Person, when?: ExpressionSource): Rule {
  const answered = ['filled', field('bornOn')] as const
  return {
    id: 'adult',
    when: when ? both(when, answered) : answered,
    assert: atMost(['addYears', field('bornOn'), 18], ['today']),
    message: two(
      `${zh}应年满 18 周岁，请核对出生日期。`,
      `${en} is at least 18 years old: please check the date of birth.`,
    ),
    at: ['bornOn'],
  }
}

/** The nationality, once answered, is not China's. */
export function foreign({ zh, en }: Person): Rule {
  return {
    id: 'foreign',
    when: ['filled', field('nationality')],
    assert: ['ne', field('nationality'), 'CHN'],
    message: two(`${zh}的国籍不能是中国。`, `The nationality of ${en.toLowerCase()} cannot be Chinese.`),
    at: ['nationality'],
  }
}
