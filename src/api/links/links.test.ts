// @vitest-environment jsdom
/** Tests of the links of a call that check its answer, and hold it back while a pointer is pressed. */
import { ApolloClient, ApolloLink, execute, gql, InMemoryCache, Observable } from '@apollo/client'
import { of } from 'rxjs'
import { afterEach, expect, it } from 'vitest'
import { nameText } from '@/lib/i18n/english-names'
import { inLocale } from '@/lib/i18n/i18n'
import { watchPointerPress } from '@/lib/input/pointer-press'
import { answerLink } from './answer-link'
import { pointerReleaseLink } from './pointer-release-link'

const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})

const client = new ApolloClient({ cache: new InMemoryCache(), link: ApolloLink.empty() })
const query = gql`
  query Works {
    works
  }
`
const run = (link: ApolloLink, answers: Observable<ApolloLink.Result>) =>
  execute(ApolloLink.from([link, new ApolloLink(() => answers)]), { query }, { client })

/** What a page gets of an answer. */
const checked = (answer: object) =>
  new Promise<ApolloLink.Result>((resolve, reject) => {
    const link = answerLink(({ id }) => (typeof id === 'string' ? id : undefined))
    run(link, of(answer as ApolloLink.Result)).subscribe({ next: resolve, error: reject })
  })

const thing = (id: string | null, more: object = {}) => ({ __typename: 'Work', id, ...more })

it('an answer with neither data nor errors cannot be read', async () => {
  await expect(checked({})).rejects.toThrow('Works: no data')
  await expect(checked({ data: null })).rejects.toThrow('no data')
  const errors = [{ message: 'no' }]
  expect(await checked({ data: null, errors })).toEqual({ data: null, errors })
})

it('an object that a list repeats is shown once, at any depth', async () => {
  const works = [thing('1', { parts: [thing('a'), thing('a')] }), thing('1'), thing('2')]
  const { data } = await checked({ data: { works, page: { __typename: 'Page', items: [thing('3'), thing('3')] } } })
  expect(data).toEqual({
    works: [thing('1', { parts: [thing('a')] }), thing('2')],
    page: { __typename: 'Page', items: [thing('3')] },
  })
})

it('objects without an identity stay, and so does plain data', async () => {
  const data = {
    works: [thing(null), thing(null)],
    years: [2026, 2026],
    none: null,
    // What a form holds is no object of the backend.
    values: { rows: [{ id: '1' }, { id: '1' }] },
  }
  expect((await checked({ data })).data).toEqual(data)
})

it('the English names that come with an answer are known afterwards', async () => {
  await checked({ data: { works: [] }, extensions: { englishNames: { 江城大学: 'Jiangcheng University' } } })
  expect(inLocale('en', () => nameText('江城大学'))).toBe('Jiangcheng University')
})

it('an answer, its end and a failure wait until a pressed pointer is released', () => {
  stops.push(watchPointerPress(document))
  const heard: unknown[] = []
  const listen = (answers: Observable<ApolloLink.Result>) =>
    run(pointerReleaseLink(), answers).subscribe({
      next: ({ data }) => heard.push(data),
      error: (error: Error) => heard.push(error.message),
      complete: () => heard.push('end'),
    })
  const press = (type: string) =>
    document.dispatchEvent(Object.assign(new MouseEvent(type, { button: 0 }), { isPrimary: true }))
  listen(of({ data: { works: 1 } }))
  expect(heard.splice(0)).toEqual([{ works: 1 }, 'end'])
  press('pointerdown')
  listen(of({ data: { works: 2 } }))
  listen(new Observable((observer) => observer.error(new Error('lost'))))
  expect(heard).toEqual([])
  press('pointercancel')
  expect(heard).toEqual([{ works: 2 }, 'end', 'lost'])
})
