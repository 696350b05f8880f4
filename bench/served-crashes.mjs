/**
 * Kills the served backend with SIGKILL at random moments, and damages its files, while people save: what was answered must be there, nothing may
 * be half there, and damage must be said.
 */
import { cpSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { call, startProcess } from './served-process.mjs'

const people = ['researcher', 'unitAdministrator', 'expert', 'academician', 'auditor']
const save = 'mutation S($user: UserInput!) { saveUser(user: $user) { id } }'

/** Each person saves numbers, one after the other, in two fields at once, until the server is gone. */
function saveForEver(server, tokens, saved) {
  return Promise.all(
    tokens.map(async (token, at) => {
      for (;;) {
        const state = saved[at]
        state.sent += 1
        try {
          const value = `save-${state.sent}`
          const { errors } = await call(server.address, token, 'permission', save, {
            user: { userPosition: value, userAddress: value },
          })
          if (errors) throw new Error(JSON.stringify(errors))
          state.answered = state.sent
        } catch (error) {
          if (error instanceof TypeError || error instanceof SyntaxError) return
          throw error
        }
      }
    }),
  )
}

/** What each person finds: the number of the last save that is whole, or a fault. */
async function readBack(server, tokens) {
  return Promise.all(
    tokens.map(async (token) => {
      const { data, errors } = await call(server.address, token, 'permission', '{ user { userPosition userAddress } }')
      if (!data) throw new Error(JSON.stringify(errors))
      const { userPosition: one, userAddress: other } = data.user
      if (one !== other && (one ?? '').startsWith('save-')) throw new Error(`half of a save: ${one}, ${other}`)
      return Number(/^save-(\d+)$/.exec(one ?? '')?.[1] ?? 0)
    }),
  )
}

/** Kills it `count` times. Returns how many answered saves were checked, lost or half there. */
export async function killOften({ data, dist, count, random }) {
  const saved = people.map(() => ({ sent: 0, answered: 0 }))
  let lost = 0
  let tokens = null
  for (let round = 0; round <= count; round += 1) {
    const server = await startProcess(data, dist)
    tokens ??= await Promise.all(people.map((person) => server.order({ order: 'signIn', person })))
    const found = await readBack(server, tokens)
    for (const [at, number] of found.entries()) {
      const { answered, sent } = saved[at]
      if (number < answered || number > sent) {
        lost += 1
        console.error(`${people[at]}: answered ${answered}, sent ${sent}, found ${number}`)
      }
    }
    if (round === count) {
      await server.stop()
      break
    }
    const saving = saveForEver(server, tokens, saved)
    await delay(50 + random() * 1500)
    await server.kill()
    await saving
  }
  return { kills: count, saves: saved.reduce((sum, { answered }) => sum + answered, 0), lost, saved, tokens }
}

/** Ways to damage a file. */
const damages = {
  'cut off': (file, random) => truncateSync(file, Math.floor(readFileSync(file).length * random())),
  'one byte is another'(file, random) {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length * random())
    bytes[at] ^= 1 + Math.floor(random() * 254)
    writeFileSync(file, bytes)
  },
  'a block of zeros'(file, random) {
    const bytes = readFileSync(file)
    const at = Math.floor(bytes.length * random())
    bytes.fill(0, at, Math.min(at + 4096, bytes.length))
    writeFileSync(file, bytes)
  },
}

/**
 * Damages a killed server's files `count` times, each time from the same state. The server must start, say what it found, and hold no half
 * save. Returns how often it did what.
 */
export async function damageOften({ data, dist, place, count, random, tokens, saved }) {
  const outcomes = { 'whole or up to the damage': 0, 'put aside, begun anew': 0, silent: 0 }
  const names = Object.keys(damages)
  for (let round = 0; round < count; round += 1) {
    const copy = join(place, 'damaged')
    rmSync(copy, { recursive: true, force: true })
    cpSync(data, copy, { recursive: true })
    const files = readdirSync(copy).filter((name) => /^(tables|journal)/.test(name))
    const file = files[Math.floor(random() * files.length)]
    const before = readFileSync(join(copy, file))
    damages[names[round % names.length]](join(copy, file), random)
    const isDamaged = !before.equals(readFileSync(join(copy, file)))
    const server = await startProcess(copy, dist)
    try {
      const isAnew = server.said().includes('everything begins anew')
      const own = isAnew ? await Promise.all(people.map((person) => server.order({ order: 'signIn', person }))) : tokens
      const found = await readBack(server, own)
      if (found.some((number, at) => number > saved[at].sent)) throw new Error(`${file}: a save that nobody sent`)
      const isSaid = isAnew || /half written|damaged/.test(server.said())
      const isLess = found.some((number, at) => number < saved[at].answered)
      if (isAnew) outcomes['put aside, begun anew'] += 1
      else outcomes['whole or up to the damage'] += 1
      if (isDamaged && isLess && !isSaid) outcomes.silent += 1
    } finally {
      await server.kill()
    }
  }
  return outcomes
}

/** Whether a second process on the same folder is refused, with a sentence. */
export async function isSecondRefused({ data, dist }) {
  const first = await startProcess(data, dist)
  try {
    const second = await startProcess(data, dist).catch((error) => error)
    if (second instanceof Error) return /in use by another server/.test(second.message)
    await second.kill()
    return false
  } finally {
    await first.stop()
  }
}
