-- A script of wrk: every request has a new address.
local count = 0
local addresses = {
  '/nowhere-%d',
  '/services/nowhere-%d',
  '/insights/nowhere-%d/below',
  '/insights/%d000',
  '/careers?search=%d',
  '/AbOuT?%d',
  '/%%61bout/?%d',
  '/about?utm_source=%d',
  '//nowhere-%d',
  '/_shell/nowhere-%d.js',
  '/_remotes/mf-careers/%d.0.0/nowhere.js',
}

function request()
  count = count + 1
  return wrk.format('GET', string.format(addresses[count % #addresses + 1], count))
end
