/** What a kind of requests is admitted by. */
export interface LaneLimits {
  /** As many are always admitted at once, whatever the other lanes send. */
  readonly reserved: number;
  /** How long a request waits for its turn before it is rejected, in ms. */
  readonly maxWaitMs: number;
  /** As many wait at most; one more is rejected at once. */
  readonly maxWaiting: number;
  /** A sender that holds so many places gets another only while no other sender waits; without it, at its turn. */
  readonly placesOfSender?: number;
  /** A sender never holds more places than these; without it, as many as there are. */
  readonly mostOfSender?: number;
  /** As many requests of one sender wait at most; without it, as many as may wait at all. */
  readonly maxWaitingOfSender?: number;
}

/** Who sends a request; `null` has no share: nobody knows for how many people it asks. */
export type Sender = string | null;

/** A request that waits for its turn. */
export interface WaitingRequest {
  /** How many places it takes. */
  readonly weight: number;
  /** Who waits for it. */
  readonly senders: ReadonlySet<Sender>;
  /** Admits it, at the expense of one of its senders. */
  readonly admit: (sender: Sender) => void;
}

/** A lane with what is being handled and what waits in it. */
export interface LaneState extends LaneLimits {
  /** Places that are taken. */
  admitted: number;
  /** The places of each sender that holds any. */
  readonly held: Map<string, number>;
  /** What waits, the longest waiting first, with the turn of each of its senders. */
  readonly waiting: Map<WaitingRequest, Map<Sender, number>>;
  /** The turn that is being given. */
  turn: number;
  /** The next turn of each sender that was here since the lane was empty. */
  readonly turns: Map<string, number>;
}

/** What is admitted next, with its turn and the sender whose turn it is. */
interface NextRequest {
  readonly request: WaitingRequest;
  readonly sender: Sender;
  readonly turn: number;
}

/** Far more senders than wait at once; who is forgotten waits no longer than who is new. */
const MAX_TURNS = 10_000;

/** A lane in which nothing is handled and nothing waits. */
export const emptyLane = (limits: LaneLimits): LaneState => ({
  ...limits,
  admitted: 0,
  held: new Map(),
  waiting: new Map(),
  turn: 0,
  turns: new Map(),
});

const hasPlacesLeft = ({ held, placesOfSender = Infinity }: LaneState, sender: Sender): boolean =>
  sender === null || (held.get(sender) ?? 0) < placesOfSender;

const mayHold = ({ held, mostOfSender = Infinity }: LaneState, sender: Sender, weight: number): boolean =>
  sender === null || (held.get(sender) ?? 0) + weight <= mostOfSender;

/**
 * Gives a sender its next turn (start-time fair queueing): not before the one that is being given, and after the earlier ones of
 * the sender by what they weigh. So a sender with one request waits for one request of each other sender, not for all.
 */
function giveTurn(lane: LaneState, sender: Sender, weight: number): number {
  if (sender === null) return lane.turn;
  const turn = Math.max(lane.turn, lane.turns.get(sender) ?? 0);
  if (lane.turns.size >= MAX_TURNS) lane.turns.clear();
  lane.turns.set(sender, turn + weight);
  return turn;
}

/** What is admitted next: of senders that may hold more, first of those that have places left, the earliest turn. */
export function nextOf(lane: LaneState): NextRequest | null {
  let next: NextRequest | null = null;
  let hasLeft = false;
  for (const [request, turns] of lane.waiting)
    for (const sender of request.senders) {
      const turn = turns.get(sender) ?? giveTurn(lane, sender, request.weight);
      turns.set(sender, turn);
      if (!mayHold(lane, sender, request.weight)) continue;
      const isLeft = hasPlacesLeft(lane, sender);
      if (next !== null && (hasLeft === isLeft ? next.turn <= turn : hasLeft)) continue;
      next = { request, sender, turn };
      hasLeft = isLeft;
    }
  return next;
}

/** Takes back the turns of a request that is not admitted: its senders asked for nothing that they got. */
export function takeBackTurns(lane: LaneState, request: WaitingRequest): void {
  for (const [sender, turn] of lane.waiting.get(request) ?? [])
    if (sender !== null && lane.turns.get(sender) === turn + request.weight) lane.turns.set(sender, turn);
}

/** Whether too many wait, this one included: all together, or of its sender. */
export function isCrowded(
  { waiting, maxWaiting, maxWaitingOfSender = Infinity }: LaneState,
  request: WaitingRequest,
): boolean {
  if (waiting.size > maxWaiting) return true;
  const alike = [...waiting.keys()].filter(({ senders }) =>
    [...request.senders].some((sender) => sender !== null && senders.has(sender)),
  );
  return alike.length > maxWaitingOfSender;
}

/** Takes places for a sender, or gives them back. Whose turn it was is forgotten when the lane is empty. */
export function takePlaces(lane: LaneState, sender: Sender, count: number): void {
  lane.admitted += count;
  if (lane.admitted === 0 && lane.waiting.size === 0) {
    lane.turn = 0;
    lane.turns.clear();
  }
  if (sender === null) return;
  const left = (lane.held.get(sender) ?? 0) + count;
  if (left > 0) lane.held.set(sender, left);
  else lane.held.delete(sender);
}
