/** Tests of the command line of `npm run serve`. */
import { describe, expect, it } from 'vitest'
import { readArguments } from './arguments'

describe('the command line of npm run serve', () => {
  it('serves this machine on port 8080 by default', () => {
    expect(readArguments([])).toEqual({
      options: {
        port: 8080,
        host: '127.0.0.1',
        latency: 0,
        atOnce: 1024,
        data: 'serve-data',
        dist: 'dist',
        strictCookie: false,
      },
    })
  })

  it('accepts port, host, latency, memory limit, folders and the strictness of the gateway', () => {
    const words =
      '--port 0 --host=0.0.0.0 --latency 300 --at-once 64 --data d --dist b --strict-cookie --no-build'.split(' ')
    expect(readArguments(words)).toEqual({
      options: { port: 0, host: '0.0.0.0', latency: 300, atOnce: 64, data: 'd', dist: 'b', strictCookie: true },
    })
  })

  it.each([[['--help']], [['-h']], [['--port', '80', '--help']]])('prints its help for %s', (words) => {
    const result = readArguments(words)
    for (const option of ['--port', '--host', '--data', '--latency'])
      expect('help' in result && result.help).toContain(option)
  })

  it.each([
    [['--port', 'x'], '--port takes a whole number from 0 to 65535, not “x”'],
    [['--port', '70000'], '--port takes a whole number from 0 to 65535, not “70000”'],
    [['--port=-1'], '--port takes a whole number from 0 to 65535, not “-1”'],
    [['--port', '1.5'], '--port takes a whole number from 0 to 65535, not “1.5”'],
    [['--port='], '--port takes a whole number from 0 to 65535, not “”'],
    [['--latency', '300ms'], '--latency takes a whole number from 0 to 120000, not “300ms”'],
    [['--at-once', '1GB'], '--at-once takes a whole number from 0 to 65536, not “1GB”'],
    [['--data='], '--data takes a value'],
    [['--host', ' '], '--host takes a value'],
    [['--data'], "Option '--data <value>' argument missing"],
    [['--prot', '1'], "Unknown option '--prot'"],
    [['8080'], "Unexpected argument '8080'"],
  ])('explains the problem of %s and refers to the help', (words, message) => {
    const result = readArguments(words)
    expect('fault' in result && result.fault).toBe(`${message}\nnpm run serve -- --help says what there is.`)
  })
})
