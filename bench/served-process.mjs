/** Starts, calls, measures and kills a process of the served backend, for `npm run bench -- served`. */
import { fork } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serverFile } from '../build/backend-server.mjs'

/** A page alone: what is measured is the backend. */
export function makeDist(place) {
  const dist = join(place, 'dist')
  mkdirSync(join(dist, '.vite'), { recursive: true })
  writeFileSync(join(dist, 'index.html'), '<!doctype html><title>portal</title>')
  writeFileSync(join(dist, '.vite/manifest.json'), '{}')
  return dist
}

/**
 * Starts a process.
 * @returns its address, what it says, and `order`, `kill`, `stop`; rejects with what it said where it ends at once
 */
export async function startProcess(data, dist) {
  const child = fork(serverFile, ['--port', '0', '--data', data, '--dist', dist], { silent: true })
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => said.push(String(text)))
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const end = (signal) => {
    child.kill(signal)
    return ended
  }
  const waiting = new Map()
  let number = 0
  const address = await new Promise((resolve, reject) => {
    ended.then(() => reject(new Error(said.join(''))))
    child.on('message', (message) => {
      if (message.address) return resolve(message.address)
      waiting.get(message.number)?.(message)
    })
  })
  return {
    address,
    pid: child.pid,
    said: () => said.join(''),
    order: (order) =>
      new Promise((resolve, reject) => {
        number += 1
        waiting.set(number, ({ value, error }) => (error ? reject(new Error(error)) : resolve(value)))
        child.send({ number, ...order })
      }),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}

/** Sends one call; resolves with data and errors, rejects where no whole answer came. */
export async function call(address, token, endpoint, query, variables = {}) {
  const response = await fetch(`${address}/api/${endpoint}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  })
  return response.json()
}

/** Memory of a process in MiB, and its processor time in seconds, by Linux' /proc. */
export function usageOf(pid) {
  const memory = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // utime and stime, in hundredths of a second.
  return { memory, processor: (Number(fields[11]) + Number(fields[12])) / 100 }
}

/** Numbers from 0 to 1 in an order of the seed. */
export function randomOf(seed) {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}
