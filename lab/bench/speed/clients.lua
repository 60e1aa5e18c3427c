-- A script of wrk: every request is from another client, so that no limit of a client applies.
local count = 0

function request()
  count = count + 1
  local address = string.format('198.18.%d.%d', math.floor(count / 256) % 256, count % 256)
  wrk.headers['X-Forwarded-For'] = address
  return wrk.format()
end
