/** Reads tokens to an expression, with what is wrong at which place of the text; for `expression-text.ts`. */

import { t } from '@/lib/i18n/i18n'
import type { ExpressionSource } from '../schema/field-base'
import { expressionTokens, type Token } from './expression-tokens'
import {
  comparison,
  constantNamed,
  type ExpressionHead,
  headNamed,
  isRowWord,
  signedOperator,
  signs,
} from './operator-words'
import { references } from './parse'

/** A place in the text: `text.slice(start, end)`. */
export interface TextSpan {
  start: number
  end: number
}

/** What is wrong at a place of the text, in the interface language. */
export interface ExpressionProblem extends TextSpan {
  message: string
}

/** Where each array that was read stands in the text, and its parts. */
export type Spans = WeakMap<object, { whole: TextSpan; parts: readonly TextSpan[] }>

/** Ends the reading of a text. */
export class TextFault extends Error {
  constructor(readonly problem: ExpressionProblem) {
    super(problem.message)
  }
}

interface Piece extends TextSpan {
  source: ExpressionSource
}

const deepest = 100
/** A minus before an operand binds tighter than any operator between two. */
const tightest = 7

/** Reads one text; throws a `TextFault`. */
export class TextReader {
  readonly spans: Spans = new WeakMap()
  private readonly tokens: readonly Token[]
  private at = 0
  private depth = 0

  constructor(private readonly text: string) {
    this.tokens = expressionTokens(text)
  }

  all(): ExpressionSource {
    if (this.text.trim() === '') return this.fail({ start: 0, end: this.text.length }, t('请写一个公式'))
    const { source } = this.expression(0)
    if (this.next.type === 'end') return source
    return this.isSign(')') ? this.fail(this.next, t('多了一个右括号')) : this.unexpected()
  }

  private expression(binds: number): Piece {
    this.depth += 1
    if (this.depth > deepest) return this.fail(this.next, t('公式的层次太多'))
    let left = this.operand()
    for (;;) {
      const operator = this.operator()
      if (!operator || signs[operator].binds < binds) break
      const operands = [left]
      do {
        this.at += 1
        operands.push(this.expression(signs[operator].binds + 1))
      } while (operator !== 'divide' && signs[operator].binds !== comparison && this.operator() === operator)
      const following = this.operator()
      if (signs[operator].binds === comparison && following && signs[following].binds === comparison)
        return this.fail(this.next, t('一次只能比较两个值，更多的用“且”连接'))
      left = this.node(operator, operands, left.start)
    }
    this.depth -= 1
    return left
  }

  private operand(): Piece {
    const token = this.take()
    const { start, end } = token
    if (token.type === 'number' || token.type === 'text') return { source: token.value, start, end }
    if (token.type === 'sign') return this.signed(token)
    if (token.type !== 'word') return this.unexpected(token)
    const head = headNamed(token.word)
    if (this.isSign('(')) return this.call(token, head)
    if (head === 'not') return this.node('not', [this.expression(comparison)], start)
    const constant = constantNamed(token.word)
    if (constant !== undefined) return { source: constant, start, end }
    if (signedOperator(token.word)) return this.unexpected(token)
    return this.path(token)
  }

  private signed(token: Token & { type: 'sign' }): Piece {
    if (token.sign === '(') {
      const inside = this.expression(0)
      return { ...inside, start: token.start, end: this.expect(')', token).end }
    }
    if (token.sign === '!') return this.node('not', [this.expression(comparison)], token.start)
    if (token.sign !== '-') return this.unexpected(token)
    const after = this.next
    if (after.type !== 'number')
      return this.node('subtract', [{ source: 0, ...token }, this.expression(tightest)], token.start)
    this.at += 1
    return { source: -after.value, start: token.start, end: after.end }
  }

  /** `amount`, `items.price`, `costs.travel.special`, `row.price`. */
  private path(first: Token & { type: 'word' }): Piece {
    const names = this.names(first)
    const [{ source: name, start, end }, second] = [names[0] ?? this.unexpected(first), names[1]]
    if (isRowWord(first.word)) {
      if (!second || names.length > 2)
        return this.fail(first, t('“{word}”后面要有一列：{word}.price', { word: first.word }))
      return this.node('cell', [second], start)
    }
    if (!/^[A-Za-z_]/.test(String(name)))
      return this.fail({ start, end }, t('“{word}”不能单独用在这里', { word: first.word }))
    const head = (['field', 'column', 'at'] as const)[names.length - 1]
    return head
      ? this.node(head, names, start)
      : this.fail({ ...first, end: names.at(-1)?.end ?? end }, t('名称最多三段'))
  }

  private names(first: Token & { type: 'word' }): Piece[] {
    const names: Piece[] = [{ source: first.word, start: first.start, end: first.end }]
    while (this.isSign('.')) {
      this.at += 1
      const token = this.take()
      if (token.type !== 'word') return this.fail(token, t('点号后面要有名称'))
      names.push({ source: token.word, start: token.start, end: token.end })
    }
    return names
  }

  private call(token: Token & { type: 'word' }, head: ExpressionHead | undefined): Piece {
    if (!head) return this.fail(token, t('未知的运算符“{name}”', { name: token.word.slice(0, 40) }))
    const opening = this.take()
    const args: Piece[] = []
    while (!this.isSign(')')) {
      if (args.length > 0) this.expect(',', opening)
      args.push(...(this.argumentNames(head, args.length) ?? [this.expression(0)]))
    }
    const { end } = this.expect(')', opening)
    return this.node(head, args, token.start, end)
  }

  /** Names as arguments: a table, a column, a named expression, the field of a range; null for any other argument. */
  private argumentNames(head: ExpressionHead, before: number): Piece[] | null {
    const isRange = head === 'start' || head === 'end'
    const room = isRange ? 1 : isReference(head) ? references[head].names - before : 0
    const token = this.next
    if (room <= 0 || token.type !== 'word' || constantNamed(token.word) !== undefined || isRowWord(token.word))
      return null
    const mark = this.at
    this.at += 1
    const names = this.names(token)
    if (names.length <= room && (this.isSign(',') || this.isSign(')'))) return names
    this.at = mark
    return null
  }

  private node(head: ExpressionHead, parts: readonly Piece[], start: number, end = parts.at(-1)?.end ?? start): Piece {
    const source = [head, ...parts.map((part) => part.source)]
    this.spans.set(source, { whole: { start, end }, parts })
    return { source, start, end }
  }

  private get next(): Token {
    return this.tokens[Math.min(this.at, this.tokens.length - 1)] ?? { type: 'end', start: 0, end: 0 }
  }

  private take(): Token {
    const token = this.next
    this.at += 1
    return token
  }

  private isSign(sign: string): boolean {
    return this.next.type === 'sign' && this.next.sign === sign
  }

  private operator() {
    const token = this.next
    return token.type === 'sign'
      ? signedOperator(token.sign)
      : token.type === 'word'
        ? signedOperator(token.word)
        : undefined
  }

  private expect(sign: string, opening: TextSpan): Token {
    if (this.isSign(sign)) return this.take()
    return this.next.type === 'end' ? this.fail(opening, t('这个括号没有右括号')) : this.unexpected()
  }

  private unexpected(token: Token = this.next): never {
    if (token.type === 'end') return this.fail(token, t('这里还缺一个值'))
    if (token.type === 'open') return this.fail(token, t('引号没有成对'))
    return this.fail(token, t('这里不能有“{text}”', { text: this.text.slice(token.start, token.end).slice(0, 40) }))
  }

  private fail({ start, end }: TextSpan, message: string): never {
    throw new TextFault({ start, end, message })
  }
}

function isReference(head: ExpressionHead): head is keyof typeof references {
  return Object.hasOwn(references, head)
}
