/** Where this tab keeps the redisKey of a WeChat account that is to be bound; never in an address, which others may read. */
export const redisKeyEntry = 'wechat.redisKey'

/** A redisKey is good for ten minutes, in seconds. */
export const redisKeyLife = 600
