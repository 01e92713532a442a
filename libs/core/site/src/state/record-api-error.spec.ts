import {
  type ApiError,
  CancelledError,
  ConflictError,
  ForbiddenError,
  MaintenanceError,
  NetworkError,
  NotFoundError,
  RateLimitedError,
  RejectedError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from '@shop/api-client/api-error';
import { createStore } from 'jotai/vanilla';
import { recordApiError } from './record-api-error';
import { baseErrorAtom, isInvalidChannelAtom, maintenanceAtom } from './site-state';

const CALL = 'GET /v1/news';
const body = (message: string, title: string | null = null) => ({
  code: 'a.b',
  message,
  errors: { name: ['だめです'] },
  title,
});

function record(error: ApiError) {
  const store = createStore();
  const log = { info: jest.fn(), debug: jest.fn() };
  recordApiError(store, error, log);
  return {
    maintenance: store.get(maintenanceAtom),
    isInvalidChannel: store.get(isInvalidChannelAtom),
    baseError: store.get(baseErrorAtom),
    info: log.info.mock.calls,
    debug: log.debug.mock.calls,
  };
}
const NOTHING = { maintenance: null, isInvalidChannel: false, baseError: null, info: [], debug: [] };

describe('recordApiError', () => {
  it('[error-core-503] [trans-site-503] stores title and message of the maintenance', () => {
    expect(record(new MaintenanceError(CALL, 503, body('お待ちください', 'メンテナンス中')))).toEqual({
      ...NOTHING,
      maintenance: { title: 'メンテナンス中', message: 'お待ちください', gtmId: null },
    });
  });

  it('[error-core-invalid-channel] [trans-site-invalid-channel] [string-channel-missing] [entity-base] marks the channel as invalid', () => {
    const error = new NotFoundError(CALL, 404, body('チャネルが存在しない'));
    expect(record(error)).toEqual({ ...NOTHING, isInvalidChannel: true });
  });

  it.each([
    [422, new RejectedError(CALL, 422, body('だめです'))],
    [400, new RejectedError(CALL, 400, body('だめです'))],
    [403, new ForbiddenError(CALL, 403, body('だめです'))],
    [404, new NotFoundError(CALL, 404, body('だめです'))],
    [409, new ConflictError(CALL, 409, body('だめです'))],
    [429, new RateLimitedError(CALL, 429, body('だめです'), null)],
    [500, new ServerError(CALL, 500, body('だめです'))],
  ])(
    '[error-core-other-422-and-statuses] [error-account-other] stores status and body of a %i',
    (_status, error) => {
      expect(record(error)).toEqual({ ...NOTHING, baseError: { status: error.status, ...body('だめです') } });
    },
  );

  it('stores nothing for a 401, which the session handles', () => {
    expect(record(new UnauthorizedError(CALL, 401, body('だめです')))).toEqual(NOTHING);
  });

  it('[error-core-network] only logs a network error', () => {
    expect(record(new NetworkError(CALL, '通信できませんでした'))).toEqual({
      ...NOTHING,
      info: [['通信できませんでした', CALL]],
    });
  });

  it('[error-core-timeout] [string-timeout-log] only logs a timeout, in these words', () => {
    expect(record(new TimeoutError(CALL, '通信がタイムアウトしました'))).toEqual({
      ...NOTHING,
      info: [['通信がタイムアウトしました', CALL]],
    });
  });

  it('[error-core-cancelled] only logs a cancelled call', () => {
    expect(record(new CancelledError(CALL, '通信を中止しました'))).toEqual({
      ...NOTHING,
      debug: [['通信を中止しました', CALL]],
    });
  });
});
