/** Tests of the English names that the backend adds to its answers. */
import { afterEach, expect, it } from 'vitest'
import { renameDepartment } from './domain/unit/departments'
import { englishNamesIn } from './english-names'
import { answerGraphql } from './execute'
import { startBackend } from './node'

const backend = startBackend()
afterEach(() => backend.reset())

const navigation = '基于多模态大模型的巡检机器人导航技术研发'

it('an answer brings the English names of the people, units and works that it names', () => {
  expect(
    englishNamesIn(backend.db, {
      rows: [
        { a: '陈思远', b: ['上海申江大学'] },
        { c: navigation, d: '陈思远 ' },
      ],
    }),
  ).toEqual({
    陈思远: 'Chen Siyuan',
    上海申江大学: 'Shenjiang University, Shanghai',
    [navigation]: 'Navigation of inspection robots with multimodal foundation models',
  })
})

it('an answer brings the English names of the districts that it names', () => {
  expect(englishNamesIn(backend.db, { districts: ['静安区', '—'] })).toEqual({ 静安区: 'Jing’an' })
})

it('an answer brings the English names of the application areas that it names', () => {
  expect(englishNamesIn(backend.db, { field: '软件', keywords: ['自己写的关键词'] })).toEqual({ 软件: 'Software' })
})

it('an answer brings the English names of the award and of its categories', () => {
  expect(englishNamesIn(backend.db, { award: '上海市科学技术奖', category: '科技进步奖' })).toEqual({
    上海市科学技术奖: 'Shanghai Science and Technology Award',
    科技进步奖: 'Science and Technology Progress Award',
  })
})

it('the invented members of a project have names as in a passport', () => {
  expect(englishNamesIn(backend.db, ['邓书瑶', '吕明哲', '邓小', '上海临港应用技术研究所（演示）'])).toEqual({
    邓书瑶: 'Deng Shuyao',
    吕明哲: 'Lü Mingzhe',
    '上海临港应用技术研究所（演示）': 'Shanghai Lingang Institute of Applied Technology (demonstration)',
  })
})

it('a person or unit that gave no English name has none, and an answer without any brings nothing', () => {
  expect(englishNamesIn(backend.db, { name: '林晓岚', unit: '上海浦江大学', text: '随便' })).toBeUndefined()
})

it('two people of one Chinese name have no English one, unless both write it alike', () => {
  const { db } = backend
  db.users.update('user-newResearcher', { userFullname: '陈思远' })
  expect(englishNamesIn(db, ['陈思远'])).toBeUndefined()
  db.users.update('user-newResearcher', { userEnglishname: 'Chan Sze Yuen' })
  expect(englishNamesIn(db, ['陈思远'])).toBeUndefined()
  db.users.update('user-newResearcher', { userEnglishname: 'Chen Siyuan' })
  expect(englishNamesIn(db, ['陈思远'])).toEqual({ 陈思远: 'Chen Siyuan' })
})

it('a guide has its title in English', () => {
  const [guide] = backend.db.guides.where(({ number }) => number.endsWith('DZ1200'))
  if (!guide) throw new Error('no such guide')
  expect(englishNamesIn(backend.db, [guide.title])).toEqual({
    [guide.title]: `Science and Technology Innovation Action Plan ${guide.year}: Key technologies of artificial intelligence`,
  })
})

it('a changed English name goes along with the next answer', async () => {
  const token = backend.signIn('researcher')
  const ask = async () => {
    const request = { query: '{ user { id userFullname } }' }
    const context = { db: backend.db, blobs: backend.blobs, token, now: Date.now() }
    return (await answerGraphql('permission', request, context)).body.extensions
  }
  expect(await ask()).toEqual({ englishNames: { 陈思远: 'Chen Siyuan' } })
  backend.db.users.update('user-researcher', { userEnglishname: 'Siyuan Chen' })
  expect(await ask()).toEqual({ englishNames: { 陈思远: 'Siyuan Chen' } })
})

it('departments, usual positions and majors have English names; a renamed department and a rare position have none', () => {
  const { db } = backend
  const names = ['计算机科学与技术学院', '教授', '软件工程', '首席牡丹园艺师']
  expect(englishNamesIn(db, names)).toEqual({
    计算机科学与技术学院: 'School of Computer Science and Technology',
    教授: 'Professor',
    软件工程: 'Software engineering',
  })
  const context = { db, blobs: backend.blobs, token: null, now: Date.now(), caller: null }
  renameDepartment(context, 'unit-1', 'unit-1-department-1', '计算机学院')
  expect(englishNamesIn(db, ['计算机学院', '首席牡丹园艺师'])).toBeUndefined()
})
