// The import aliases, in the form dependency-cruiser reads (its own tsconfig reader needs an older compiler).
const path = require('node:path')

module.exports = {
  resolve: { alias: { '@': path.resolve(__dirname, '../src'), '@mocks': path.resolve(__dirname, '../mocks') } },
}
