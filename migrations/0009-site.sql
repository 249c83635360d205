-- Every page asks whether there are demo accounts; a real site has none among very many.
create index profile_demo on profile (user_id) where demo;
