/** What single values must look like, with what a person is told otherwise (specification, section 5, "Shared checkers"). */

export const mobilePattern = { source: '1[3-9][0-9]{9}', message: '请输入正确的手机号码，共 11 位' }

export const certificatePattern = {
  source: '[1-9][0-9]{5}(19|20)[0-9]{2}(0[1-9]|1[0-2])(0[1-9]|[12][0-9]|3[01])[0-9]{3}[0-9Xx]',
  message: '请输入正确的身份证号，共 18 位',
}

export const emailPattern = {
  source: '[^@\\s]+@[^@\\s]+[.][^@\\s]+',
  message: '请输入正确的邮箱，例如 name@example.com',
}

export const creditCodePattern = {
  source: '[0-9A-HJ-NP-RT-UW-Y]{18}',
  message: '请输入正确的统一社会信用代码，由 18 位数字和大写字母组成',
}

export const keywordsPattern = {
  source: '[^；;]{1,20}([；;][^；;]{1,20}){2,4}',
  message: '请填写 3 至 5 个关键词，用分号隔开，每个不超过 20 个字',
}
