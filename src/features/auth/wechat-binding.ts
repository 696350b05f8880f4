/** The key under which an unbound WeChat sign-in waits in sessionStorage for its binding. */

/** The sessionStorage key of a redisKey waiting for its binding; it is never in an address. */
export const redisKeyEntry = 'wechat.redisKey'

/** Lifetime of a redisKey: ten minutes, in seconds. */
export const redisKeyLife = 600
