import { useEffectEvent, useLayoutEffect } from 'react';
import type { Actor, AnyActorLogic, EmittedFrom } from 'xstate';

type Emitted<Logic extends AnyActorLogic, Type> = Type extends '*'
  ? EmittedFrom<Logic>
  : Extract<EmittedFrom<Logic>, { type: Type }>;

/** Calls the listener of the latest render for each event of a type (`'*'` for any) that an actor emits. */
export function useEmitted<
  Logic extends AnyActorLogic,
  Type extends EmittedFrom<Logic>['type'] | '*',
>(actor: Actor<Logic>, type: Type, listener: (event: Emitted<Logic, Type>) => void): void {
  const onEmitted = useEffectEvent(listener);
  // Before the paint: afterwards, input can make the actor emit.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on(type, (event) => onEmitted(event as Emitted<Logic, Type>));
    return unsubscribe;
  }, [actor, type]);
}
